import { intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { wallets } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { AddressDrawer } from './address-drawer.tsx';
import { AddressesTab } from './addresses-tab.tsx';

const patient = { timeout: 10_000 };

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

/** The list of addresses with one of them open; `change` is what the server alters in the answer for the drawer. */
async function open(change: object, isListed = false) {
  await stage(null, { as: 'owner' });
  const { top_sub_wallet_list, sub_wallet_list } = await client.call(wallets.subWallets, {
    wallet_id: walletIds.treasury,
  });
  const subWallet = [...top_sub_wallet_list, ...sub_wallet_list].find(
    (one) => one.sub_wallet_id === subWalletIds.main,
  );
  const home = sandbox.world.addresses
    .all()
    .find((one) => one.sub_wallet_id === subWalletIds.main && one.address.startsWith('0x'));
  if (subWallet === undefined || home === undefined) throw new Error('The sandbox has no address');
  intercept.answer = async (request, answer) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('multi/address/list') || !url.searchParams.has('keyword')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: { list: object[] } };
    return Response.json({
      ...rest,
      data: { ...data, list: data.list.map((row) => ({ ...row, ...change })) },
    });
  };
  const at = `/?w=${walletIds.treasury}&s=${subWalletIds.main}&coin=ETH`;
  const list = <AddressesTab subWallet={subWallet} />;
  const view = await stage(list, { as: 'owner', at });
  await screen.findAllByTitle(home.address, {}, patient);
  if (isListed) return view;
  view.rerender(
    <>
      {list}
      <AddressDrawer subWallet={subWallet} address={home.address} onClose={vi.fn()} />
    </>,
  );
  return view;
}

it('shows an address where list and drawer agree', async () => {
  await open({});
  expect(await screen.findByRole('button', { name: 'Copy address' }, patient)).toBeTruthy();
});

it.each([{ memo: '77' }, { addr_type: 2 }])(
  'says that list and drawer differ in %o, and shows no address',
  async (change) => {
    await open(change);
    expect(await screen.findByText(/The address list shows another memo or type/, {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull();
  },
);

it('R21: the list gives no address away before its drawer has confirmed it', async () => {
  const { person } = await open({}, true);
  const [details] = await screen.findAllByRole('button', { name: /^Address of / }, patient);
  if (details === undefined) throw new Error('No address can be looked up');
  await person.click(details);
  const about = await screen.findByRole('dialog', {}, patient);
  expect(await within(about).findByRole('link', { name: /explorer/i }, patient)).toBeTruthy();
  expect(within(about).queryByRole('button', { name: 'Copy address' })).toBeNull();
});
