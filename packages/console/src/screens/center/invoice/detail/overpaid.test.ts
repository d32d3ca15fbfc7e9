import { expect, it } from 'vitest';
import { overpaidOf } from './overpaid.rules.ts';

const paid = (symbol_alias: string, amount: string, credited: string) => ({
  symbol: 'X',
  symbol_alias,
  coin_net: 'TRC20',
  amount,
  credited,
  txid: '',
  created_at: 0,
});

it('says how much too much was paid, in coins that are worth what the bill is in', () => {
  const bill = { status: 2, symbol: 'USDT' } as const;
  expect(overpaidOf({ ...bill, payments: [paid('USDT', '100', '100')] })).toBeNull();
  expect(overpaidOf({ ...bill, payments: [paid('USDT', '60', '60'), paid('USDT', '50.5', '40')] })).toBe(
    '10.5',
  );
  // What an ether was worth is not known here.
  expect(overpaidOf({ ...bill, payments: [paid('ETH', '200', '100')] })).toBeNull();
});

it('does not call digits that were cut off of a partial payment too much', () => {
  expect(overpaidOf({ status: 5, symbol: 'USDT', payments: [paid('USDT', '10.005', '10')] })).toBeNull();
});
