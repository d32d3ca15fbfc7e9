import Big from 'big.js';
import { addressKey } from '../../addresses/index.ts';
import { DepositStatus, isTerminal, WithdrawStatus } from '../../domains/transactions/transactions.rules.ts';
import type { CoinRow, OutgoingRow, TransactionRow } from './rows.ts';
import type { World } from './world.ts';

/** What there is of a coin: all of it, and the part held by orders under way. */
export interface Holding {
  total: Big;
  locked: Big;
}

/** Balances: not kept anywhere, but what the movements add up to, counted on as they happen. */
export interface Ledger {
  /** Of a sub-wallet. */
  of(subWalletId: number, symbol: string): Holding;
  /** Of one of its addresses. */
  at(subWalletId: number, symbol: string, address: string): Holding;
}

interface Entry {
  symbol: string;
  amount: string;
}

type BaseOf = (symbol: string) => string;

/** What a movement has of its coin; an unlimited permission (-1) moves nothing. */
function moved({ symbol, amount }: TransactionRow): Entry {
  return { symbol, amount: amount === '-1' ? '0' : amount };
}

/** Whether delegated energy is not paid for with a movement but settled apart: that of sweeps and fueling, week by week. */
export function isSettledApart({ trans_kind }: OutgoingRow): boolean {
  return trans_kind === 'collect' || trans_kind === 'fueling';
}

/** What a movement costs besides its amount: what its chain takes, and what is taken for energy delegated to it. */
export function costOf(row: OutgoingRow, chainFee = row.real_fee ?? row.fee): string {
  const { delegate_fee } = row;
  if (delegate_fee === undefined || isSettledApart(row)) return chainFee;
  return new Big(chainFee).plus(delegate_fee).toFixed();
}

function paid(row: TransactionRow): Entry[] {
  if (row.trans_kind === 'nft') return [];
  // A deposit that was given back did come in: its refund is a movement of its own.
  if (row.trans_kind === 'deposit') {
    const isIn = row.status === DepositStatus.credited || row.status === DepositStatus.returned;
    return isIn ? [moved(row)] : [];
  }
  const fee = { symbol: row.fee_symbol, amount: `-${costOf(row)}` };
  if (row.status === WithdrawStatus.done) {
    const { symbol, amount } = moved(row);
    return [{ symbol, amount: `-${amount}` }, fee];
  }
  // A payment that failed on its chain leaves the money where it was, but the fee is spent.
  return row.status === WithdrawStatus.failed ? [fee] : [];
}

function held(row: TransactionRow): Entry[] {
  if (row.trans_kind === 'deposit' || row.trans_kind === 'nft' || isTerminal(row)) return [];
  const fee = { symbol: row.fee_symbol, amount: costOf(row, row.fee) };
  // What gives back a deposit that was never credited holds nothing of the balance.
  return row.trans_kind === 'refund' && row.is_of_held ? [fee] : [moved(row), fee];
}

/** Entries by the address they belong to: those of a payment from several addresses are shared out among them. */
function apart(row: TransactionRow, entries: readonly Entry[]): (Entry & { address: string })[] {
  const address = row.trans_kind === 'deposit' ? row.address_to : row.address_from;
  const sources = 'sources' in row && entries.length > 1 ? row.sources : undefined;
  if (sources === undefined) return entries.map((entry) => ({ ...entry, address }));
  const sign = entries[0]?.amount.startsWith('-') === true ? '-' : '';
  return sources.map((source) => ({
    symbol: row.symbol,
    amount: `${sign}${source.amount}`,
    address: source.address,
  }));
}

/** Whether two states of a movement count alike: most changes are one more confirmation. */
function isCountedAlike(before: TransactionRow, after: TransactionRow): boolean {
  const isAlike = before.status === after.status && before.amount === after.amount;
  if (!('fee' in before) || !('fee' in after)) return isAlike;
  return isAlike && before.fee === after.fee && before.real_fee === after.real_fee;
}

const nothing: Holding = { total: new Big(0), locked: new Big(0) };

/** Counts on at every change of the movements. */
export function createLedger(transactions: World['transactions'], baseOf: BaseOf): Ledger {
  const holdings = new Map<string, Holding>();

  function add(place: string, total: Big | string, locked: Big | string): void {
    const old = holdings.get(place) ?? nothing;
    holdings.set(place, { total: old.total.plus(total), locked: old.locked.plus(locked) });
  }

  function count(row: TransactionRow, sign: 1 | -1): void {
    const [total, locked] = [paid(row), held(row)];
    const whole = ({ symbol }: Entry) => `${row.sub_wallet_id}/${symbol}`;
    const part = ({ symbol, address }: Entry & { address: string }) =>
      `${row.sub_wallet_id}/${symbol}/${addressKey(baseOf(symbol), address)}`;
    for (const entry of total) add(whole(entry), new Big(entry.amount).times(sign), '0');
    for (const entry of locked) add(whole(entry), '0', new Big(entry.amount).times(sign));
    for (const entry of apart(row, total)) add(part(entry), new Big(entry.amount).times(sign), '0');
    for (const entry of apart(row, locked)) add(part(entry), '0', new Big(entry.amount).times(sign));
  }

  for (const row of transactions.all()) count(row, 1);
  transactions.watch((before, after) => {
    if (before !== undefined && after !== undefined && isCountedAlike(before, after)) return;
    if (before !== undefined) count(before, -1);
    if (after !== undefined) count(after, 1);
  });

  return {
    of: (subWalletId, symbol) => holdings.get(`${subWalletId}/${symbol}`) ?? nothing,
    at: (subWalletId, symbol, address) =>
      holdings.get(`${subWalletId}/${symbol}/${addressKey(baseOf(symbol), address)}`) ?? nothing,
  };
}

/** What a sub-wallet has of a coin. */
export function holding(world: World, subWalletId: number, symbol: string): Holding {
  return world.ledger.of(subWalletId, symbol);
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

/** An amount as the wire writes it, to its last digit. */
export function amountText(amount: Big): string {
  return amount.toFixed();
}
