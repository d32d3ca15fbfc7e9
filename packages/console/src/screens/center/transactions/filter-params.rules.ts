import type { ParamsOf, transactions } from '@mpc/api';
import { boundsOf } from '#shared/filter/period.rules.ts';
import { transKindsOf, type TransactionFilter } from './transaction-filter.values.ts';

/** What is asked of the server, but for which page of it. */
export type TransactionQuestion = Omit<ParamsOf<typeof transactions.list>, 'page_no' | 'page_size'>;

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
    ...boundsOf(filter, place.today),
  };
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

const defined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
