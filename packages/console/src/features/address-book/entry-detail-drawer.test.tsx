import { intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { addressBook } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { EntryDetailDrawer } from './entry-detail-drawer.tsx';

const patient = { timeout: 10_000 };
const at = `/?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const book = { kind: 'subWallet', walletId: walletIds.treasury, subWalletId: subWalletIds.main } as const;

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

/** An entry as the list has it, while the transfer form is told something else of it. */
async function open(change: object) {
  await stage(null, { as: 'owner', at });
  const { list } = await client.call(addressBook.list, {
    wallet_id: walletIds.treasury,
    sub_wallet_id: [subWalletIds.main],
  });
  const entry = list.find(({ base_symbol }) => base_symbol === 'ETH');
  if (entry === undefined) throw new Error('The sandbox has no entry');
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('withdraw_address_list')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: { id: number }[] };
    return Response.json({
      ...rest,
      data: data.map((one) => (one.id === entry.id ? { ...one, ...change } : one)),
    });
  };
  await stage(<EntryDetailDrawer book={book} entry={entry} onAct={vi.fn()} onClose={vi.fn()} />, {
    as: 'owner',
    at,
  });
  return entry;
}

const use = () => screen.getByRole('button', { name: 'Transfer' });

it('offers an entry that transfers know as the list does', async () => {
  const { label } = await open({});
  expect(await screen.findByText(new RegExp(`In the address book as “${label}”`), {}, patient)).toBeTruthy();
  expect(use().getAttribute('aria-disabled')).toBeNull();
});

it.each([{ address: addressOn('ETH', 'somebody else') }, { memo: '5' }])(
  'says where a transfer would pay something else: %o',
  async (change) => {
    await open(change);
    expect(
      await screen.findAllByText(/Transfers would use another address or memo/, {}, patient),
    ).toBeTruthy();
    expect(use().getAttribute('aria-disabled')).toBe('true');
  },
);
