import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useMainCoin } from './use-main-coin.ts';

function Told({ network }: { network: string }) {
  return (
    <p>
      {network} {useMainCoin(network)}
    </p>
  );
}

beforeEach(() => sandbox.reset());

it.each([
  ['ETH', 'ETH'],
  ['ERC20', 'ETH'],
  ['TRC20', 'TRX'],
])('knows the main coin of %s, beside a main coin or a token: %s', async (network, mainCoin) => {
  await stage(<Told network={network} />, { as: 'owner', at: `/?w=${walletIds.treasury}` });
  expect(await screen.findByText(`${network} ${mainCoin}`)).toBeTruthy();
});
