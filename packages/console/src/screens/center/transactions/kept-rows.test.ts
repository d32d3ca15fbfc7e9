import type { TransactionRow } from '@mpc/api';
import { expect, it } from 'vitest';
import { keepRows } from './kept-rows.rules.ts';

const row = (id: number, status = 1200): TransactionRow => ({
  id,
  trans_kind: 'withdraw',
  request_id: '',
  sub_wallet_id: 1,
  sub_wallet_name: 'Main',
  symbol: 'TUSDT',
  symbol_alias: 'USDT',
  coin_net: 'TRC20',
  base_symbol: 'TRX',
  contract_address: '',
  amount: '1',
  address_from: '',
  address_to: 'T',
  memo: '',
  txid: '',
  confirmations: 0,
  confirmations_needed: 20,
  tx_height: 0,
  status,
  remark: '',
  created_at: id * 1000,
  updated_at: id * 1000,
  kyt_status: 0,
});
const answer = (...list: TransactionRow[]) => ({ list, pageTotal: 1, count: list.length });
const ids = (page: { list: TransactionRow[] }) => page.list.map(({ id }) => id);
const wide = { byStatus: false, pageSize: 20 };

it('R14: keeps a row under way that flickers out of an answer, in its place, for as long as it is missing', () => {
  const first = keepRows(undefined, answer(row(3), row(2), row(1)), wide);
  const second = keepRows(first, answer(row(3), row(1)), wide);
  expect(ids(second)).toEqual([3, 2, 1]);
  const third = keepRows(second, answer(row(4), row(3), row(1)), wide);
  expect(ids(third)).toEqual([4, 3, 2, 1]);
});

it('takes the answer again once the row is back', () => {
  const without = keepRows(keepRows(undefined, answer(row(2)), wide), answer(), wide);
  const back = keepRows(without, answer(row(2, 2000)), wide);
  expect(back).toEqual({ ...answer(row(2, 2000)), kept: [] });
});

it('lets a row go that the server said has ended', () => {
  const first = keepRows(undefined, answer(row(2, 2000), row(1)), wide);
  expect(ids(keepRows(first, answer(row(1)), wide))).toEqual([1]);
});

it('lets a row go that newer ones pushed to the next page', () => {
  const small = { byStatus: false, pageSize: 2 };
  const first = keepRows(undefined, answer(row(2), row(1)), small);
  expect(ids(keepRows(first, answer(row(3), row(2)), small))).toEqual([3, 2]);
});

it('lets a row go at its second absence from a list narrowed by status', () => {
  const narrow = { byStatus: true, pageSize: 20 };
  const first = keepRows(undefined, answer(row(2), row(1)), narrow);
  const second = keepRows(first, answer(row(1)), narrow);
  expect(ids(second)).toEqual([2, 1]);
  expect(ids(keepRows(second, answer(row(1)), narrow))).toEqual([1]);
});

it('keeps the newer state of a row when an older answer comes late', () => {
  const first = keepRows(undefined, answer({ ...row(2, 2000), updated_at: 9000 }), wide);
  const late = keepRows(first, answer(row(2, 1200)), wide);
  expect(late.list.map(({ status }) => status)).toEqual([2000]);
  const newest = { ...row(2, 2400), updated_at: 9001 };
  expect(keepRows(late, answer(newest), wide).list).toEqual([newest]);
});

it('puts a row back where it stood also when the oldest come first', () => {
  const turned = { ...wide, oldestFirst: true };
  const first = keepRows(undefined, answer(row(1), row(2), row(3)), turned);
  expect(ids(keepRows(first, answer(row(1), row(3)), turned))).toEqual([1, 2, 3]);
});

it('does not take a row of another kind for one because their numbers are equal', () => {
  const deposit = { ...row(2, 1000), trans_kind: 'deposit', updated_at: 9000 } as const;
  const first = keepRows(undefined, answer(deposit, row(1)), wide);
  const second = keepRows(first, answer(row(2), row(1)), wide);
  expect(second.list.map(({ trans_kind, id }) => `${trans_kind} ${id}`).sort()).toEqual([
    'deposit 2',
    'withdraw 1',
    'withdraw 2',
  ]);
});
