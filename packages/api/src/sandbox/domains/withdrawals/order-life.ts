import { addressKey } from '../../../addresses/index.ts';
import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, roleIn, walletOf } from '../../world/access.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import type { OrderRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { feeSpent } from './fee-quote.ts';
import { activeNode, decide } from '../approvals/nodes.ts';
import { arrive, blockTime, heightOf, newHash } from '../transactions/deposit-life.ts';

const broadcastDelay = 2_000;

/** How long an order waits for people before it ends by itself. */
export const orderLifetime = 7 * 86_400_000;

type Ending = Exclude<WithdrawStatus, 1000 | 1100 | 1200>;

/** The order of a number, as it is now. */
export function orderAt(world: World, id: number): OrderRow | undefined {
  const row = world.transactions.get(id);
  return row?.trans_kind === 'withdraw' ? row : undefined;
}

/** Whether an order still waits for people. */
export function isOpen({ status }: OrderRow): boolean {
  return status === WithdrawStatus.awaitingApproval || status === WithdrawStatus.awaitingSignature;
}

/** Whether signature protection keeps an admin from deciding what the same admin asked for. */
export function isBarred(world: World, order: OrderRow, uid: number): boolean {
  const wallet = walletOf(world, order);
  return wallet.sign_protect === 1 && order.initiator_uid === uid && roleIn(wallet, uid) === 2;
}

/** Whether it is somebody's turn, signature protection aside. */
export function isTurnOf(order: OrderRow, uid: number): boolean {
  const members = isOpen(order) ? (activeNode(order.nodes)?.members ?? []) : [];
  return members.some((member) => member.uid === uid && member.status === 0);
}

/** What somebody may do with an order now: 0 nothing, 1 approve, 2 approve & sign. */
export function actionOf(world: World, order: OrderRow, uid: number): 0 | 1 | 2 {
  if (!isTurnOf(order, uid) || isBarred(world, order, uid)) return 0;
  return activeNode(order.nodes)?.node_type ?? 0;
}

/** Ends an order otherwise than by paying. What it held is free again, and no code can sign it any more. */
export function endOrder(world: World, order: OrderRow, status: Ending, reason?: string): OrderRow {
  const now = world.clock.now();
  for (const code of world.signCodes.where('order_id', order.id)) {
    if (code.status < 2) world.signCodes.update(code, { status: 4 });
  }
  return world.transactions.update(order, {
    status,
    nodes: order.nodes.map((node) => (node.node_status === 1 ? { ...node, node_status: 0 } : node)),
    updated_at: now,
    finished_at: now,
    ...(reason ? { fail_reason: reason } : {}),
  });
}

/** Somebody whose turn it is approves or refuses. Signing itself happens on the phone. */
export function approve(world: World, order: OrderRow, person: PersonRow, remark?: string): OrderRow {
  const now = world.clock.now();
  const nodes = decide(order.nodes, person.uid, 1, now, remark);
  const next = activeNode(nodes);
  const status = next?.node_type === 1 ? WithdrawStatus.awaitingApproval : WithdrawStatus.awaitingSignature;
  return world.transactions.update(order, { nodes, status, updated_at: now });
}

/** Somebody whose turn it is refuses, which ends the order. */
export function refuse(world: World, order: OrderRow, person: PersonRow, remark?: string): OrderRow {
  const nodes = decide(order.nodes, person.uid, 2, world.clock.now(), remark);
  const wasSigning = order.status === WithdrawStatus.awaitingSignature;
  const ending = wasSigning ? WithdrawStatus.rejected : WithdrawStatus.notApproved;
  return endOrder(world, world.transactions.update(order, { nodes }), ending, remark);
}

/** The phone signs. With the last signature needed, the payment goes out. */
export function sign(world: World, order: OrderRow, person: PersonRow): OrderRow {
  const now = world.clock.now();
  const nodes = decide(order.nodes, person.uid, 1, now);
  if (activeNode(nodes) !== undefined) return world.transactions.update(order, { nodes, updated_at: now });
  world.clock.schedule({ at: now + broadcastDelay, kind: 'order.broadcast', id: order.id });
  return world.transactions.update(order, {
    nodes,
    status: WithdrawStatus.inPayment,
    updated_at: now,
    signed_at: now,
    signed_by: person.nickname,
  });
}

function awaitBlock(world: World, order: OrderRow): void {
  const at = world.clock.now() + blockTime(world, coinOf(world, order));
  world.clock.schedule({ at, kind: 'order.block', id: order.id });
}

/** The payment appears on the chain; where it goes to one of our own addresses, it appears there as a deposit. */
export function broadcast(world: World, id: number): void {
  const order = orderAt(world, id);
  if (order?.status !== WithdrawStatus.inPayment) return;
  const now = world.clock.now();
  const coin = coinOf(world, order);
  const txid = newHash(world, coin);
  const sent = world.transactions.update(order, {
    txid,
    tx_height: heightOf(world, coin),
    broadcast_at: now,
    updated_at: now,
  });
  awaitBlock(world, sent);
  for (const home of world.addresses.where('key', addressKey(coin.base_symbol, order.address_to))) {
    if (home.base_symbol !== coin.base_symbol || home.memo !== order.memo) continue;
    const { symbol, amount, address_from } = order;
    arrive(world, { sub_wallet_id: home.sub_wallet_id, symbol, amount, address_from, txid });
  }
}

/** One more block on top of a payment; with enough of them it is done. */
export function orderBlock(world: World, id: number): void {
  const order = orderAt(world, id);
  if (order?.status !== WithdrawStatus.inPayment) return;
  const now = world.clock.now();
  const confirmations = order.confirmations + 1;
  const confirmed = world.transactions.update(order, { confirmations, updated_at: now });
  if (confirmations < coinOf(world, order).withdraw_confirmation) {
    awaitBlock(world, confirmed);
    return;
  }
  world.transactions.update(confirmed, {
    status: WithdrawStatus.done,
    real_fee: feeSpent(coinOf(world, order), order.fee),
    finished_at: now,
  });
}

/** The chain took the payment back: the money stayed, the fee is spent. */
export function failOnChain(world: World, order: OrderRow, reason: string): OrderRow {
  const failed = world.transactions.update(order, { real_fee: order.fee });
  return endOrder(world, failed, WithdrawStatus.failed, reason);
}

/** Nobody decided in time. */
export function expire(world: World, id: number): void {
  const order = orderAt(world, id);
  if (order !== undefined && !isTerminal(order) && isOpen(order)) {
    endOrder(world, order, WithdrawStatus.autoCancelled);
  }
}
