import type { Person } from '../../../domains/account/account.schema.ts';
import type { Transaction, TransactionRow } from '../../../domains/transactions/transactions.schema.ts';
import { coinOf, personOf, subWalletOf } from '../../world/access.ts';
import type { OutgoingRow, TransactionRow as Row } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { canRefund } from '../refunds/refundable.ts';
import { canSpeedUp } from '../withdrawals/replacement.ts';
import { canCancel } from '../withdrawals/order-lifecycle.ts';
import type { IncomingRow } from './deposit-states.ts';

/** Somebody as named beside what they did. */
export function personBeside(world: World, uid: number): Person {
  const { nickname, avatar_letter } = personOf(world, uid);
  return { uid, nickname, avatar_letter };
}

function incomingParts({
  deposit_type,
  refund_amount,
  held_by,
  token_id,
  nft_contract,
  nft_name,
}: IncomingRow) {
  return { deposit_type, refund_amount, held_by, token_id, nft_contract, nft_name };
}

function feeParts({ fee_symbol, fee, real_fee, delegate_fee, fee_rate, size, ...row }: OutgoingRow) {
  const { gas_price, gas_limit, gas_used } = row;
  return { fee_symbol, fee, real_fee, delegate_fee, fee_rate, size, gas_price, gas_limit, gas_used };
}

function outgoingParts(world: World, row: OutgoingRow) {
  const { withdraw_source, pending_round, outputs, collect_way } = row;
  const { main_chain_symbol, interactive_contract, input_data, dapp_name, dapp_url, dapp_img } = row;
  const sweep = { collect: 10, fueling: 11 } as const;
  const isSweep = row.trans_kind === 'collect' || row.trans_kind === 'fueling';
  return {
    ...feeParts(row),
    ...(row.initiator_uid === 0 ? {} : { initiator: personBeside(world, row.initiator_uid) }),
    withdraw_source,
    pending_round,
    outputs,
    collect_way,
    main_chain_symbol,
    interactive_contract,
    input_data,
    dapp_name,
    dapp_url,
    dapp_img,
    trans_type: isSweep ? sweep[row.trans_kind] : row.trans_type,
    rule_id: isSweep ? row.rule_id : undefined,
    deposit_id: row.trans_kind === 'refund' ? row.deposit_id : undefined,
  };
}

/** A transaction as the wire shows it. */
export function transactionOf(world: World, row: Row): Transaction {
  const coin = coinOf(world, row);
  const { id, trans_kind, request_id, sub_wallet_id, symbol, amount, amount_usd } = row;
  const { address_from, address_to, memo, txid, confirmations, tx_height } = row;
  const { status, remark, created_at, updated_at, kyt_status } = row;
  return {
    id,
    trans_kind,
    request_id,
    sub_wallet_id,
    sub_wallet_name: subWalletOf(world, row).sub_wallet_name,
    symbol,
    base_symbol: coin.base_symbol,
    contract_address: coin.contract_address,
    amount,
    amount_usd,
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
    ...(row.trans_kind === 'deposit' || row.trans_kind === 'nft'
      ? incomingParts(row)
      : outgoingParts(world, row)),
  };
}

/** A transaction as a row of the list, with what somebody may do with it now. */
export function transactionRowOf(world: World, row: Row, uid: number): TransactionRow {
  const { symbol_alias, coin_net, txid_link, address_link, ...coin } = coinOf(world, row);
  const shown = { ...transactionOf(world, row), symbol_alias, coin_net, txid_link, address_link };
  if (row.trans_kind === 'deposit' || row.trans_kind === 'nft')
    return {
      ...shown,
      confirmations_needed: coin.deposit_confirmation,
      can_refund: row.trans_kind === 'deposit' && canRefund(world, row, uid),
    };
  return {
    ...shown,
    confirmations_needed: coin.withdraw_confirmation,
    fee_symbol_alias: coinOf(world, { symbol: row.fee_symbol }).symbol_alias,
    can_cancel: canCancel(world, row, uid),
    can_speed_up: canSpeedUp(world, row, uid),
  };
}
