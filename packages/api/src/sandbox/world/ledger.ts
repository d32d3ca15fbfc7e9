import Big from 'big.js';
import { DepositStatus, isTerminal, WithdrawStatus } from '../../domains/transactions/transactions.rules.ts';
import type { CoinRow, TransactionRow } from './rows.ts';
import type { World } from './world.ts';

/** What a sub-wallet has of a coin: all of it, and the part held by orders under way. */
export interface Holding {
  total: Big;
  locked: Big;
}

interface Entry {
  symbol: string;
  amount: string;
}

function paid(row: TransactionRow): Entry[] {
  if (row.trans_kind === 'deposit') {
    return row.status === DepositStatus.credited ? [{ symbol: row.symbol, amount: row.amount }] : [];
  }
  const fee = { symbol: row.fee_symbol, amount: `-${row.real_fee ?? row.fee}` };
  if (row.status === WithdrawStatus.done) return [{ symbol: row.symbol, amount: `-${row.amount}` }, fee];
  // A payment that failed on its chain leaves the money where it was, but the fee is spent.
  return row.status === WithdrawStatus.failed ? [fee] : [];
}

function held(row: TransactionRow): Entry[] {
  if (row.trans_kind === 'deposit' || isTerminal(row)) return [];
  return [
    { symbol: row.symbol, amount: row.amount },
    { symbol: row.fee_symbol, amount: row.fee },
  ];
}

const sum = (entries: readonly Entry[], symbol: string) =>
  entries
    .filter((entry) => entry.symbol === symbol)
    .reduce((total, entry) => total.plus(entry.amount), new Big(0));

/** Balances are not kept anywhere: they are what the movements of a sub-wallet add up to. */
export function holding(world: World, subWalletId: number, symbol: string): Holding {
  const rows = world.transactions.where('sub_wallet_id', subWalletId);
  return { total: sum(rows.flatMap(paid), symbol), locked: sum(rows.flatMap(held), symbol) };
}

/** What of it may still be spent. */
export function available(world: World, subWalletId: number, symbol: string): Big {
  const { total, locked } = holding(world, subWalletId, symbol);
  return total.minus(locked);
}

/** USD for an amount of a coin; undefined while it has no price. */
export function inUsd(coin: CoinRow, amount: Big | string): Big | undefined {
  return coin.price_usd === undefined ? undefined : new Big(amount).times(coin.price_usd);
}

/** USD as the wire writes it. */
export function usdText(amount: Big): string {
  return amount.toFixed(2, Big.roundDown);
}
