import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { transactions } from '../../../domains/transactions/transactions.contract.ts';
import {
  coinOf,
  ownSubWallet,
  ownWallet,
  sees,
  subWalletOf,
  subWalletsOf,
  walletOf,
} from '../../world/access.ts';
import type { TransactionRow } from '../../world/rows.ts';
import { paged } from '../../wire/paged.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { transactionRowOf } from './transaction-view.ts';

type Filter = ParamsOf<typeof transactions.list>;

function matches(row: TransactionRow, baseSymbol: string, filter: Filter): boolean {
  const keyword = filter.keyword?.trim().toLowerCase() ?? '';
  const texts = [row.address_from, row.address_to, row.txid, row.request_id];
  return (
    (filter.trans_kind === undefined || row.trans_kind === filter.trans_kind) &&
    (filter.symbol === undefined || row.symbol === filter.symbol) &&
    (filter.base_symbol === undefined || baseSymbol === filter.base_symbol) &&
    (filter.status === undefined || filter.status.includes(row.status)) &&
    (filter.kyt_status === undefined || row.kyt_status === filter.kyt_status) &&
    (filter.start_time === undefined || row.created_at >= filter.start_time) &&
    (filter.end_time === undefined || row.created_at <= filter.end_time) &&
    (keyword === '' || texts.some((text) => text.toLowerCase().includes(keyword)))
  );
}

function compare(one: TransactionRow, other: TransactionRow, { order_by = 'created_at' }: Filter): number {
  const byTime = one.created_at - other.created_at || one.id - other.id;
  if (order_by === 'created_at') return byTime;
  return new Big(one.amount_usd ?? 0).cmp(other.amount_usd ?? 0) || byTime;
}

/** Everything that moved. */
export const transactionsSandbox = {
  list(filter, asking) {
    const { world, person } = asking;
    const wallet = ownWallet(asking, filter.wallet_id);
    const ids =
      filter.sub_wallet_id?.map((id) => ownSubWallet(asking, id, wallet.wallet_id).sub_wallet_id) ??
      subWalletsOf(world, person.uid, wallet.wallet_id).map((row) => row.sub_wallet_id);
    const rows = [...new Set(ids)]
      .flatMap((id) => world.transactions.where('sub_wallet_id', id))
      .filter((row) => matches(row, coinOf(world, row).base_symbol, filter))
      .sort((one, other) => compare(one, other, filter) * (filter.order === 'asc' ? 1 : -1));
    return paged(rows, filter, (row) => transactionRowOf(world, row));
  },

  depositInfo({ id }, { world, person }) {
    const row = world.transactions.get(id);
    if (row?.trans_kind !== 'deposit' || !sees(world, person.uid, subWalletOf(world, row)))
      throw new Refused('210003');
    const coin = coinOf(world, row);
    const wallet = walletOf(world, row);
    return {
      ...transactionRowOf(world, row),
      wallet_id: wallet.wallet_id,
      wallet_name: wallet.wallet_name,
      kyt: row.kyt,
      deposit_confirmation: coin.deposit_confirmation,
      txid_link: coin.txid_link,
      // There is no call yet that gives a deposit back.
      can_refund: false,
      enable_deposit: coin.enable_deposit ? 1 : 0,
    };
  },
} satisfies ResolversOf<typeof transactions>;
