import type { ParamsOf } from '../../../core/endpoint.ts';
import type { transactions } from '../../../domains/transactions/transactions.contract.ts';
import { BadField } from '../../wire/refuse.ts';
import { coinOf } from '../../world/access.ts';
import type { TransactionRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { decimalKey } from './decimal-order.ts';
import { day } from '../../../core/durations.ts';

/** What the list is narrowed to, and how it is sorted. */
export type TransactionQuestion = ParamsOf<typeof transactions.list>;

type Test = (row: TransactionRow) => boolean;

const year = 366 * day;

/** Refuses bounds that stand the wrong way round, or span more than a year. */
export function checkBounds(filter: TransactionQuestion): void {
  const { start_time, end_time, amount_min, amount_max } = filter;
  if (start_time !== undefined && end_time !== undefined) {
    if (end_time < start_time) throw new BadField('end_time', 'order');
    if (end_time - start_time > year) throw new BadField('end_time', 'range');
  }
  if (amount_min !== undefined && amount_max !== undefined) {
    if (decimalKey(amount_max) < decimalKey(amount_min)) throw new BadField('amount_max', 'order');
  }
}

const isIncoming: Test = (row) => row.trans_kind === 'deposit' || row.trans_kind === 'nft';

/** A row's text has this part, capitals or not; as a pattern, because that takes no copy of every text. */
function part(text: string, of: (row: TransactionRow) => readonly string[]): Test {
  const sought = new RegExp(text.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'i');
  return (row) => of(row).some((one) => sought.test(one));
}

function recipientsOf({ address_to, outputs = [] }: TransactionRow): string[] {
  return [address_to, ...outputs.map(({ address }) => address)];
}

function textTests({ keyword, address_from, address_to }: TransactionQuestion): Test[] {
  const tests: Test[] = [];
  if (keyword !== undefined && keyword.trim() !== '') {
    const contains = part(keyword, (row) => [row.txid, row.request_id, row.address_from, row.address_to]);
    tests.push((row) => String(row.id) === keyword.trim() || contains(row));
  }
  if (address_from !== undefined) tests.push(part(address_from, (row) => [row.address_from]));
  if (address_to !== undefined) tests.push(part(address_to, recipientsOf));
  return tests;
}

function boundTests({ amount_min, amount_max, start_time, end_time }: TransactionQuestion): Test[] {
  const tests: Test[] = [];
  if (start_time !== undefined) tests.push((row) => row.created_at >= start_time);
  if (end_time !== undefined) tests.push((row) => row.created_at <= end_time);
  if (amount_min !== undefined) {
    const least = decimalKey(amount_min);
    tests.push((row) => decimalKey(row.amount) >= least);
  }
  if (amount_max !== undefined) {
    const most = decimalKey(amount_max);
    tests.push((row) => decimalKey(row.amount) <= most);
  }
  return tests;
}

/** Whether one of the values asked for is a row's; nothing asked, nothing tested. */
function oneOf<Value>(
  values: readonly Value[] | undefined,
  of: (row: TransactionRow) => Value | undefined,
): Test[] {
  if (values === undefined) return [];
  const wanted = new Set<Value | undefined>(values);
  return [(row) => wanted.has(of(row))];
}

/** What a row has to pass to be in the list: the cheapest tests first. */
export function testOf(world: World, filter: TransactionQuestion): Test {
  const { direction, symbol, base_symbol } = filter;
  const tests: Test[] = [
    ...oneOf(filter.trans_kind, (row) => row.trans_kind),
    ...oneOf(filter.status, (row) => row.status),
    ...oneOf(filter.kyt_status, (row) => row.kyt_status),
    ...oneOf(symbol === undefined ? undefined : [symbol], (row) => row.symbol),
    ...oneOf(filter.source, (row) => row.withdraw_source),
    ...oneOf(filter.initiator, (row) => ('initiator_uid' in row ? row.initiator_uid : undefined)),
    ...(direction === undefined ? [] : [(row: TransactionRow) => isIncoming(row) === (direction === 'in')]),
    ...(base_symbol === undefined
      ? []
      : [(row: TransactionRow) => coinOf(world, row).base_symbol === base_symbol]),
    ...boundTests(filter),
    ...textTests(filter),
  ];
  return (row) => tests.every((test) => test(row));
}
