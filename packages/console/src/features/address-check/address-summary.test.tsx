import { intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AddressSummary } from './address-summary.tsx';

const patient = { timeout: 8000 };
const where = `/?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const known = addressOn('ETH', 'Northwind Supplies');

/** Who sends dust from an address that looks like a partner's. */
const sender = () =>
  sandbox.world.transactions.all().find((row) => row.trans_kind === 'deposit' && row.amount === '0')
    ?.address_from ?? '';

const look = (address: string) =>
  stage(
    <AddressSummary address={address} label="To" baseSymbol="ETH" origin="pasted" entered={address} copy />,
    { as: 'member', at: where },
  );

beforeEach(() => {
  sandbox.reset();
  intercept.answer = null;
});

it('says of a look-alike whose it looks like, that it only ever paid us, and where it came from', async () => {
  await look(sender());
  expect(await screen.findByText(/match “Northwind Supplies”/, {}, patient)).toBeTruthy();
  expect(await screen.findByText(/^No transfers to this address yet. 3 deposits/, {}, patient)).toBeTruthy();
  expect(screen.getByText('Not in any address book')).toBeTruthy();
  expect(screen.getByText('Pasted from the clipboard')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Copy To' }));
  expect(await screen.findByText('Incoming only: this sub-wallet never sent to this address.')).toBeTruthy();
});

it('says of a known address in which book it stands, how often it was paid and since when', async () => {
  await look(known);
  expect(await screen.findByText(/In the address book as “Northwind Supplies”/, {}, patient)).toBeTruthy();
  expect(
    await screen.findByText(/^Used before: \d+ times from this sub-wallet, first on/, {}, patient),
  ).toBeTruthy();
  expect(screen.getByText(/^Checksum valid/)).toBeTruthy();
  expect(screen.queryByText(/^No transfers to this address/)).toBeNull();
});

it('does not keep silent where the address book could not be read', async () => {
  intercept.answer = (request, answer) =>
    request.url.includes('address_book/withdraw_address_list')
      ? Promise.resolve(Response.json({ code: '100001', msg: 'System error', data: null }))
      : Promise.resolve(answer);
  await look(sender());
  expect(await screen.findByText(/trusted addresses were not compared/, {}, patient)).toBeTruthy();
});

/** Alters what one call answers. */
const lie = (path: string, change: (data: unknown) => unknown) => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes(path)) return answer;
    const { data, ...rest } = (await answer.json()) as { data: unknown };
    return Response.json({ ...rest, data: change(data) });
  };
};

/** Alters what the address book answers of the known address. */
const entries = (change: (entry: { address: string }) => object[]) =>
  lie('address_book/withdraw_address_list', (data) =>
    (data as { address: string }[]).flatMap((entry) => (entry.address === known ? change(entry) : [entry])),
  );

it('is not silenced by one answer that says it is ours', async () => {
  lie('sub_wallet/address/info', () => ({
    sub_wallet_id: subWalletIds.main,
    sub_wallet_name: 'Main sub-wallet',
    addr_type: 1,
    address_label: '',
    merge_address_symbol: '',
    memo: '',
  }));
  await look(sender());
  expect(await screen.findByText(/match “Northwind Supplies”/, {}, patient)).toBeTruthy();
});

it('is not silenced by an anchor that is missing from the book, or replaced in it', async () => {
  const forged = sender();
  entries(() => []);
  const first = await look(forged);
  expect(await screen.findByText(/match “an address used before”/, {}, patient)).toBeTruthy();
  first.unmount();
  entries((entry) => [{ ...entry, address: forged }]);
  await look(forged);
  expect(await screen.findByText(/In the address book as “Northwind Supplies”/, {}, patient)).toBeTruthy();
  expect(await screen.findByText(/match “an address used before”/, {}, patient)).toBeTruthy();
});

it('says nothing of an address that both the owner and the list of our addresses call ours', async () => {
  const [own] = [...sandbox.world.addresses.all()].filter(
    (one) => one.sub_wallet_id === subWalletIds.main && one.address.startsWith('0x'),
  );
  await look(own?.address ?? '');
  expect((await screen.findAllByText(/Main sub-wallet/, {}, patient)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/match “/)).toBeNull();
});

it('names the sub-wallet whose own address another looks like', async () => {
  const row = [...sandbox.world.addresses.all()].find(
    (one) => one.sub_wallet_id === subWalletIds.main && one.address.startsWith('0x'),
  );
  const own = row?.address ?? '';
  await look(`${own.slice(0, 8)}${'1234567890'.repeat(3).slice(0, 28)}${own.slice(-6)}`.toLowerCase());
  expect(await screen.findByText(/match “Main sub-wallet”/, {}, patient)).toBeTruthy();
});
