import { sandbox, stage } from '#shared/testing/stage.tsx';
import { collectibles, wallets } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { Drawer } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { read } from '#shared/api/api.ts';
import { everySubWallet } from '#shared/selection/selection.rules.ts';
import { NftTransferPage } from './nft-transfer-page.tsx';

const usdt = sandbox.world.coins
  .all()
  .find(({ base_symbol, contract_address }) => base_symbol === 'ETH' && contract_address !== '');
const collection = { base_symbol: 'ETH', contract_address: addressOn('ETH', 'Harbour Lights') };
const patient = { timeout: 8000 };

function Transfer() {
  const subs = useQuery(read(wallets.subWallets, { wallet_id: walletIds.treasury }));
  const all = subs.data === undefined ? [] : everySubWallet(subs.data);
  const subWallet = all.find(({ sub_wallet_id }) => sub_wallet_id === subWalletIds.main);
  const nft = useQuery(
    read(collectibles.nft, { sub_wallet_id: subWalletIds.main, ...collection, token_id: '244' }),
  );
  return subWallet === undefined || nft.data === undefined ? null : (
    <Drawer open title="Transfer" onClose={() => {}}>
      <NftTransferPage subWallet={subWallet} nft={nft.data} />
    </Drawer>
  );
}

beforeEach(() => sandbox.reset());

it.each([
  ['the contract of a listed token', usdt?.contract_address ?? '', /Funds sent to it are lost/],
  ['its own collection', collection.contract_address, /This is (a|the) contract/],
])('does not send a token to %s', async (_, address, reason) => {
  await stage(<Transfer />, { as: 'member' });
  fireEvent.change(await screen.findByRole('textbox', { name: 'To' }, patient), {
    target: { value: address },
  });
  expect((await screen.findAllByText(reason, {}, patient)).length).toBeGreaterThan(0);
  expect(screen.getByText(/\/ Main sub-wallet$/)).toBeTruthy();
  const next = await screen.findByRole('button', { name: 'Continue' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  // The field that keeps it off is named under the button: it does not only wait for a check.
  expect(await screen.findByText('Correct or complete: To', {}, patient)).toBeTruthy();
});
