import type { Person } from '../../../domains/account/account.schema.ts';
import type { Transaction, TransactionRow } from '../../../domains/transactions/transactions.schema.ts';
import { coinOf, personOf, subWalletOf } from '../../world/access.ts';
import type { TransactionRow as Row } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** Somebody as named beside what they did. */
export function personBeside(world: World, uid: number): Person {
  const { nickname, avatar_letter } = personOf(world, uid);
  return { uid, nickname, avatar_letter };
}

/** A transaction as the wire shows it. */
export function transactionOf(world: World, row: Row): Transaction {
  const coin = coinOf(world, row);
  const { id, request_id, sub_wallet_id, symbol, amount, address_from, address_to, memo } = row;
  const { txid, confirmations, tx_height, status, remark, created_at, updated_at, kyt_status } = row;
  return {
    id,
    trans_kind: row.trans_kind,
    request_id,
    sub_wallet_id,
    sub_wallet_name: subWalletOf(world, row).sub_wallet_name,
    symbol,
    base_symbol: coin.base_symbol,
    contract_address: coin.contract_address,
    amount,
    amount_usd: row.amount_usd,
    address_from,
    address_to,
    memo,
    txid,
    confirmations,
    tx_height,
    status,
    remark,
    created_at,
    updated_at,
    kyt_status,
    ...(row.trans_kind === 'deposit'
      ? { deposit_type: row.deposit_type }
      : {
          initiator: personBeside(world, row.initiator_uid),
          fee_symbol: row.fee_symbol,
          fee: row.fee,
          real_fee: row.real_fee,
          withdraw_source: row.withdraw_source,
          pending_round: row.pending_round,
        }),
  };
}

/** A transaction as a row of the list. */
export function transactionRowOf(world: World, row: Row): TransactionRow {
  const coin = coinOf(world, row);
  return {
    ...transactionOf(world, row),
    symbol_alias: coin.symbol_alias,
    coin_net: coin.coin_net,
    confirmations_needed:
      row.trans_kind === 'deposit' ? coin.deposit_confirmation : coin.withdraw_confirmation,
  };
}
