import type { Callback, CallbackPage } from '../../../domains/callbacks/callbacks.schema.ts';
import { coinOf, subWalletOf } from '../../world/access.ts';
import type { TransactionRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import type { CallbackRow } from './callbacks-tables.ts';
import { notifyUrlOf } from './notify-url.ts';
import { day } from '../../../core/durations.ts';

/** The transaction a delivery is about. */
export function transactionOf(world: World, { trans_id }: CallbackRow): TransactionRow {
  return known(world.transactions.get(trans_id), `transaction ${trans_id}`);
}

/** Everything a customer's server is told of a transaction in that state, each field as text. */
function payloadOf(world: World, row: CallbackRow, transaction: TransactionRow): Record<string, string> {
  const { base_symbol, contract_address } = coinOf(world, transaction);
  const common = {
    charset: 'utf-8',
    side: row.side,
    notify_time: row.attempts.at(-1)?.at ?? row.next_at,
    app_id: world.wallets.get(row.wallet_id)?.app_id,
    id: transaction.id,
    request_id: transaction.request_id,
    sub_wallet_id: transaction.sub_wallet_id,
    symbol: transaction.symbol,
    base_symbol,
    contract_address,
    amount: transaction.amount,
    address_from: transaction.address_from,
    address_to: transaction.address_to,
    memo: transaction.memo,
    txid: row.txid,
    confirmations: row.confirmations,
    tx_height: transaction.tx_height,
    status: row.status,
    created_at: transaction.created_at,
    updated_at: row.created_at,
  };
  const more =
    transaction.trans_kind === 'deposit' || transaction.trans_kind === 'nft'
      ? {
          deposit_type: transaction.deposit_type,
          kyt_status: transaction.kyt_status,
          refund_amount: transaction.refund_amount,
          token_id: transaction.token_id,
        }
      : {
          fee_symbol: transaction.fee_symbol,
          fee: transaction.fee,
          real_fee: row.status >= 2000 ? transaction.real_fee : undefined,
          delegate_fee: transaction.delegate_fee,
          gas_price: transaction.gas_price,
          gas_limit: transaction.gas_limit,
          trans_type: transaction.trans_type,
          ...(transaction.trans_kind === 'web3'
            ? {
                main_chain_symbol: transaction.main_chain_symbol,
                interactive_contract: transaction.interactive_contract,
                input_data: transaction.input_data,
                gas_used: row.status >= 2000 ? transaction.gas_used : undefined,
                trans_source: transaction.withdraw_source,
              }
            : {
                fee_rate: transaction.fee_rate,
                size: transaction.size,
                withdraw_source: transaction.withdraw_source,
              }),
        };
  const fields = Object.entries({ ...common, ...more });
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** A delivery as the wire shows it. */
export function callbackOf(world: World, row: CallbackRow): Callback {
  const transaction = transactionOf(world, row);
  const { symbol_alias, coin_net } = coinOf(world, transaction);
  const last = row.attempts.at(-1);
  const { notify_id, side, trans_id, sub_wallet_id, txid, status, notify_url, notify_status, created_at } =
    row;
  return {
    notify_id,
    side,
    trans_id,
    request_id: transaction.request_id,
    sub_wallet_id,
    sub_wallet_name: subWalletOf(world, row).sub_wallet_name,
    symbol: transaction.symbol,
    symbol_alias,
    coin_net,
    amount: transaction.amount,
    txid,
    status,
    notify_url,
    notify_status,
    notify_count: row.attempts.length,
    ...(last === undefined
      ? {}
      : { http_code: last.http_code, response_body: last.response_body, last_notify_at: last.at }),
    ...(row.next_at === 0 ? {} : { next_notify_at: row.next_at }),
    created_at,
    payload: payloadOf(world, row, transaction),
    attempts: [...row.attempts],
  };
}

/** How the deliveries of a wallet fare. */
export function statOf(world: World, walletId: number, rows: readonly CallbackRow[]): CallbackPage['stat'] {
  const since = world.clock.now() - day;
  const due = rows.filter((row) => row.created_at > since && row.notify_status !== 0);
  const taken = due.filter((row) => row.notify_status === 1);
  return {
    success_rate_24h: due.length === 0 ? null : Math.round((taken.length / due.length) * 1000) / 10,
    failing: rows.filter((row) => row.notify_status === 2).length,
    waiting: rows.filter((row) => row.notify_status === 0).length,
    notify_url: notifyUrlOf(world, walletId),
  };
}
