import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { governs, reaches, roleIn, walletOf } from '../../world/access.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import type { OrderRow, OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { activeNode, decide, type Saying } from '../approvals/nodes.ts';
import { move } from '../transactions/moved.ts';
import { giveUpRound } from './replacement.ts';
import { standDown } from './stand-down.ts';
import { day } from '../../../core/durations.ts';

const broadcastDelay = 2_000;

/** How long an order waits for people before it ends by itself. */
export const orderLifetime = 7 * day;

type Ending = Exclude<WithdrawStatus, 1000 | 1100 | 1200>;

/** The order of a number, as it is now. */
export function orderAt(world: World, id: number): OrderRow | undefined {
  const row = world.transactions.get(id);
  return row?.trans_kind === 'withdraw' ? row : undefined;
}

/** What is on its way out, of any sort, as it is now. */
export function outgoingAt(world: World, id: number): OutgoingRow | undefined {
  const row = world.transactions.get(id);
  return row === undefined || row.trans_kind === 'deposit' || row.trans_kind === 'nft' ? undefined : row;
}

/** Whether an order still waits for people before anything is sent. */
export function isOpen({ status }: OutgoingRow): boolean {
  return status === WithdrawStatus.awaitingApproval || status === WithdrawStatus.awaitingSignature;
}

/** Whether it waits for people: for their approval, their signature, or their signature of a replacement. */
export function awaitsPeople(order: OutgoingRow): boolean {
  return isOpen(order) || (order.status === WithdrawStatus.inPayment && order.pending_round === true);
}

/** Whether signature protection keeps an admin from deciding what the same admin asked for. */
export function isBarred(world: World, order: OutgoingRow, uid: number): boolean {
  const wallet = walletOf(world, order);
  return wallet.sign_protect === 1 && order.initiator_uid === uid && roleIn(wallet, uid) === 2;
}

/** Whether it is somebody's turn, signature protection aside. */
export function isTurnOf(order: OutgoingRow, uid: number): boolean {
  // What its screening holds waits for whoever handles risks first.
  const isWaiting = awaitsPeople(order) && order.kyt_status !== 3;
  const members = isWaiting ? (activeNode(order.nodes)?.members ?? []) : [];
  return members.some((member) => member.uid === uid && member.status === 0);
}

/** What somebody may do with an order now: 0 nothing, 1 approve, 2 approve & sign. */
export function actionOf(world: World, order: OutgoingRow, uid: number): 0 | 1 | 2 {
  if (!isTurnOf(order, uid) || isBarred(world, order, uid) || !reaches(world, order, uid)) return 0;
  return activeNode(order.nodes)?.node_type ?? 0;
}

/** Whether somebody may take an order back: who asked for it, and who governs the wallet, until it is signed. */
export function canCancel(world: World, order: OutgoingRow, uid: number): boolean {
  return isOpen(order) && (order.initiator_uid === uid || governs(walletOf(world, order), uid));
}

/** Ends an order, and tells whoever it matters to. */
export function finish(world: World, order: OutgoingRow, change: Partial<OutgoingRow>): OutgoingRow {
  const finished_at = world.clock.now();
  const nodes = standDown(world, order);
  const ended = move<OutgoingRow>(world, order, { ...change, nodes, pending_round: false, finished_at });
  world.lifecycle.endings[order.trans_kind]?.(world, ended);
  return ended;
}

/**
 * Ends an order otherwise than by paying, by a person or by itself. What it held is free again, and no code can sign it
 * any more.
 */
export function endOrder(
  world: World,
  order: OutgoingRow,
  status: Ending,
  reason?: string,
  by?: string,
): OutgoingRow {
  return finish(world, order, {
    status,
    ...(reason ? { fail_reason: reason } : {}),
    ...(by === undefined ? {} : { ended_by: by }),
  });
}

/** Somebody whose turn it is approves or refuses. Signing itself happens on the phone. */
export function approve(world: World, order: OutgoingRow, person: PersonRow, saying?: Saying): OutgoingRow {
  const nodes = decide(order.nodes, person.uid, 1, world.clock.now(), saying);
  const isSigning = activeNode(nodes)?.node_type !== 1;
  const status = isSigning ? WithdrawStatus.awaitingSignature : WithdrawStatus.awaitingApproval;
  return move<OutgoingRow>(world, order, { nodes, status });
}

/** Somebody whose turn it is refuses, which ends the order. Of a replacement only the replacement comes to nothing. */
export function refuse(world: World, order: OutgoingRow, person: PersonRow, saying?: Saying): OutgoingRow {
  const nodes = decide(order.nodes, person.uid, 2, world.clock.now(), saying);
  const refused = world.transactions.update<OutgoingRow>(order, { nodes });
  if (!isOpen(order)) return giveUpRound(world, refused);
  const wasSigning = order.status === WithdrawStatus.awaitingSignature;
  const ending = wasSigning ? WithdrawStatus.rejected : WithdrawStatus.notApproved;
  return endOrder(world, refused, ending, saying?.remark);
}

/** The phone signs. With the last signature needed, the payment goes out. */
export function sign(world: World, order: OutgoingRow, person: PersonRow): OutgoingRow {
  const now = world.clock.now();
  const nodes = decide(order.nodes, person.uid, 1, now);
  if (activeNode(nodes) !== undefined) return move<OutgoingRow>(world, order, { nodes });
  world.clock.schedule({ at: now + broadcastDelay, kind: 'order.broadcast', id: order.id });
  const signed = move<OutgoingRow>(world, order, {
    nodes,
    status: WithdrawStatus.inPayment,
    pending_round: false,
    signed_at: now,
    signed_by: person.nickname,
  });
  world.lifecycle.signings[order.trans_kind]?.(world, signed);
  return signed;
}

/** The chain took the payment back: the money stayed, the fee is spent. */
export function failOnChain(world: World, order: OutgoingRow, reason: string): OutgoingRow {
  const failed = world.transactions.update<OutgoingRow>(order, {
    real_fee: order.outpaced?.fee ?? order.fee,
  });
  return endOrder(world, failed, WithdrawStatus.failed, reason);
}

/** Nobody decided in time. */
export function expire(world: World, id: number): void {
  const order = outgoingAt(world, id);
  if (order !== undefined && !isTerminal(order) && isOpen(order)) {
    endOrder(world, order, WithdrawStatus.autoCancelled);
  }
}
