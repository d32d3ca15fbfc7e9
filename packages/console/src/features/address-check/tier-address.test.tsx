import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TierAddress } from './tier-address.tsx';

const soon = { timeout: 20_000 };

beforeEach(() => sandbox.reset());

const pair = () => {
  const found = sandbox.world.multisigs
    .all()
    .find((row) => row.wallet_id === walletIds.treasury && row.is_effective);
  if (found === undefined) throw new Error('Treasury has no cold wallet');
  return found;
};

const show = (address: string) =>
  stage(
    <TierAddress
      address={address}
      label="To"
      baseSymbol={pair().base_symbol}
      walletId={walletIds.treasury}
      tier="cold"
    />,
    { as: 'owner', at: `/mpc/center/coldWallet?w=${walletIds.treasury}` },
  );

it('calls the wallet’s own contract by its tier', async () => {
  await show(pair().cold_address);
  await screen.findByText('Cold-wallet contract', {}, soon);
  expect(screen.getByText('Own')).toBeTruthy();
});

it('calls no contract so that is of the other tier', async () => {
  await show(pair().warm_address);
  await screen.findByText('No transfers from this wallet yet', {}, soon);
  expect(screen.queryByText('Cold-wallet contract')).toBeNull();
});
