import { sha256 } from '@noble/hashes/sha2.js';
import { base64, utf8 } from '@scure/base';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { WithdrawInfo } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { coinOf, walletOf } from '../../world/access.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { inscriptionsOf } from '../collectibles/inscription-state.ts';
import { transactionOf } from '../transactions/transaction-view.ts';
import { canSpeedUp } from './replacement.ts';
import { logOf } from './order-log.ts';
import { actionOf, canCancel } from './order-lifecycle.ts';

/** Payments of the wallet to the same address that were completed. Compared as text: an address seldom has two spellings that differ in more than capitals, and then it counts as new. */
function paidBefore(world: World, order: OutgoingRow): number {
  const recipient = order.address_to.toLowerCase();
  return world.transactions
    .where('wallet_id', order.wallet_id)
    .filter((row) => row.trans_kind === 'withdraw' && row.status === WithdrawStatus.done)
    .filter((row) => row.id !== order.id && row.address_to.toLowerCase() === recipient).length;
}

/** What the co-signer answered for an order of the open API, which it signs by itself; absent where it was not asked. */
function cosignerResult({ withdraw_source, signed_at, status }: OutgoingRow) {
  if (withdraw_source !== 2) return undefined;
  if (status === WithdrawStatus.rejected) return 'FAILURE' as const;
  return signed_at === undefined ? undefined : ('SUCCESS' as const);
}

/** Of an order of the open API: something as long as the signature of an RSA key of 2048 bits, which is the customer's own. */
function signOf({ trans_kind, withdraw_source, request_id }: OutgoingRow): string | undefined {
  if (trans_kind !== 'withdraw' || withdraw_source !== 2) return undefined;
  const parts = Array.from({ length: 8 }, (_, index) => sha256(utf8.decode(`${request_id}/${index}`)));
  return base64.encode(Uint8Array.from(parts.flatMap((part) => [...part])));
}

/** What every order in full has, whatever it is, as somebody sees it. */
export function orderFacts(world: World, order: OutgoingRow, uid: number) {
  const coin = coinOf(world, order);
  const wallet = walletOf(world, order);
  const { signed_at, signed_by, broadcast_at, finished_at, fail_reason } = order;
  return {
    ...transactionOf(world, order),
    wallet_id: wallet.wallet_id,
    wallet_name: wallet.wallet_name,
    symbol_alias: coin.symbol_alias,
    coin_net: coin.coin_net,
    decimals: coin.decimals,
    fee_symbol_alias: coinOf(world, { symbol: order.fee_symbol }).symbol_alias,
    withdraw_confirmation: coin.withdraw_confirmation,
    txid_link: coin.txid_link,
    address_link: coin.address_link,
    node_list: [...order.nodes],
    hit_strategy: order.strategy,
    kyt: order.kyt,
    can_cancel: canCancel(world, order, uid),
    can_speed_up: canSpeedUp(world, order, uid),
    my_action: actionOf(world, order, uid),
    replaced: [...order.replaced],
    cosigner_result: cosignerResult(order),
    signed_at,
    signed_by,
    broadcast_at,
    finished_at,
    fail_reason,
    log: logOf(world, order),
  };
}

/** An order in full, as somebody sees it. */
export function orderOf(world: World, order: OutgoingRow, uid: number): WithdrawInfo {
  const inscriptions = inscriptionsOf(world, order.id).map((row) => row.inscription_id);
  return {
    ...orderFacts(world, order, uid),
    paid_before: paidBefore(world, order),
    sign: signOf(order),
    ...(inscriptions.length === 0 ? {} : { inscriptions }),
  };
}
