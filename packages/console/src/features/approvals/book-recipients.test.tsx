import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { approvals, type BookAudit, type EntryFacts } from '@mpc/api';
import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { parties } from '../../../../api/src/calls/testing/calls.cases.ts';
import { ItemDrawer } from './item-drawer.tsx';

const patient = { timeout: 15_000 };
const good = addressOn('ETH', 'Larkspur Instruments');

/** Opens a change of the address book that waits for the owner; the server says of it what is told. */
async function open(op_type: BookAudit['op_type'], told: Partial<EntryFacts>) {
  await stage(null, { as: 'owner' });
  const { list } = await client.call(approvals.items, {
    tab: 'mine',
    item_type: [6],
    page_no: 1,
    page_size: 100,
  });
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/address_book_audit/detail')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: BookAudit };
    const facts: EntryFacts = {
      base_symbol: 'ETH',
      symbol: '',
      address: good,
      memo: '',
      label: 'Larkspur',
      remark: '',
      is_white: 0,
      sub_wallet_ids: [subWalletIds.main],
      ...told,
    };
    const entry = { id: 1, before: op_type === 1 ? null : facts, after: op_type === 2 ? null : facts };
    const sub_wallets = [{ sub_wallet_id: subWalletIds.main, sub_wallet_name: 'Main' }];
    const content = { sub_wallets, entries: [entry], white_mode: null };
    return Response.json({ ...rest, data: { ...data, op_type, content } });
  };
  await stage(<ItemDrawer kind="book" id={list[0]?.item_id ?? 0} onClose={vi.fn()} />, { as: 'owner' });
  await screen.findByRole('button', { name: 'Approve' }, patient);
}

const approve = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const isOn = () => waitFor(() => expect(isOff(approve())).toBe(false), patient);

/** Approve is off for a reason that is said, and stays so when it is pressed; Reject is not. */
async function refused(reason: RegExp) {
  await screen.findAllByText(reason, {}, patient);
  expect(isOff(approve())).toBe(true);
  expect(isOff(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }))).toBe(false);
  await userEvent.click(approve());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent.filter((line) => line.includes('address_book_audit/pass'))).toEqual([]);
}

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

describe('R23: a change of the address book is checked for whoever approves it', () => {
  it('and an honest one can be approved', async () => {
    await open(1, {});
    await isOn();
    expect(screen.queryByText(/failed to load/)).toBeNull();
  });

  it.each<[string, BookAudit['op_type'], Partial<EntryFacts>, RegExp]>([
    [
      'a broken checksum',
      1,
      { address: good.replace(/[a-f]/, (one) => one.toUpperCase()) },
      /Checksum mismatch/,
    ],
    ['Address of another network', 3, { base_symbol: 'TRX' }, /Invalid recipient address.*another network/],
    ['the contract of a token', 5, { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }, /of USDT/],
  ])('%s takes Approve away', async (_, op, told, reason) => {
    await open(op, told);
    await refused(reason);
  });

  it('a look-alike is approved only after its middle was typed', async () => {
    const known = addressOn('ETH', 'Northwind Supplies');
    const forged = `${known.slice(0, 7)}${'1'.repeat(30)}${known.slice(-5)}`.toLowerCase();
    await open(1, { address: forged });
    await refused(/Look-alike of “Northwind Supplies”/);
    await userEvent.type(
      await screen.findByRole('textbox', { name: /type characters/ }, patient),
      forged.slice(7, 13),
    );
    await isOn();
  });

  it('a look-alike of whom only another sub-wallet keeps or has paid is one too', async () => {
    const elsewhere = sandbox.world.book.all().find(({ shelf, base_symbol, sub_wallet_ids }) => {
      const isShared = shelf.startsWith('wallet') && base_symbol === 'ETH';
      return isShared && sub_wallet_ids.length > 0 && !sub_wallet_ids.includes(subWalletIds.main);
    });
    if (elsewhere === undefined) throw new Error('The sandbox has no such entry');
    const { address, label } = elsewhere;
    await open(1, { address: `${address.slice(0, 7)}${'1'.repeat(30)}${address.slice(-5)}`.toLowerCase() });
    await refused(new RegExp(`Look-alike of “${label}”`));
  });

  it('a contract is approved only by who says that it is meant', async () => {
    await open(1, { address: parties.pool });
    await refused(/This is a contract/);
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'This contract is the intended recipient' }, patient),
    );
    await isOn();
  });

  it('an own address is named as one, and stops nothing', async () => {
    const own = sandbox.world.addresses
      .all()
      .find((one) => one.sub_wallet_id === subWalletIds.main && one.address.startsWith('0x'));
    await open(1, { address: own?.address ?? '' });
    await screen.findByText(/^Own sub-wallet/, {}, patient);
    await isOn();
  });

  it.each([2, 4] as const)(
    'what goes out of it or off a whitelist, operation %i, may be anything',
    async (op) => {
      await open(op, { base_symbol: 'TRX' });
      await isOn();
    },
  );
});
