import type { ParamsOf, transactions } from '@mpc/api';
import { transKindsOf, type TransactionFilter } from './transaction-filter.values.ts';

/** What is asked of the server, but for which page of it. */
export type TransactionQuestion = Omit<ParamsOf<typeof transactions.list>, 'page_no' | 'page_size'>;

const daysBefore = { today: 0, '7d': 6, '30d': 29, '90d': 89, custom: 29 } as const;

/** When a day of the reader begins. */
const startOf = (day: string): number => new Date(`${day}T00:00:00`).getTime();

/** The bounds of a period: whole days of the reader, the one that began at `today` included. */
function bounds({ period, days }: TransactionFilter, today: number) {
  if (days !== null) {
    const after = new Date(startOf(days.last));
    after.setDate(after.getDate() + 1);
    return { start_time: startOf(days.first), end_time: after.getTime() - 1 };
  }
  const start = new Date(today);
  start.setDate(start.getDate() - daysBefore[period]);
  return { start_time: start.getTime() };
}

const some = <Value>(values: readonly Value[]): Value[] | undefined =>
  values.length === 0 ? undefined : [...values];

const said = (text: string): string | undefined => text.trim() || undefined;

/** What a filter asks of the server. */
export function questionFor(
  filter: TransactionFilter,
  place: { walletId: number; today: number },
): TransactionQuestion {
  const { sort, coin, network, direction } = filter;
  return {
    wallet_id: place.walletId,
    ...defined({
      trans_kind: transKindsOf(filter.kind),
      sub_wallet_id: some(filter.subWallets),
      symbol: coin ?? undefined,
      base_symbol: network ?? undefined,
      status: some(filter.statuses),
      direction: direction ?? undefined,
      source: some(filter.sources) as (1 | 2 | 3)[] | undefined,
      kyt_status: some(filter.screenings),
      initiator: some(filter.initiators),
      amount_min: said(filter.least),
      amount_max: said(filter.most),
      address_from: said(filter.from),
      address_to: said(filter.to),
      keyword: said(filter.keyword),
      order_by: sort?.by,
      order: sort?.order,
    }),
    ...bounds(filter, place.today),
  };
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

const defined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
