import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { World } from '../../world/world.ts';
import { orderAt } from '../withdrawals/order-lifecycle.ts';
import type { Extent } from '../withdrawals/fee-quote.ts';
import type { InscriptionRow } from './collectibles-tables.ts';

/** Whether an inscription may be sent, is held by an order under way, or has gone with one. */
export function stateOf(world: World, { order_id }: InscriptionRow): 'free' | 'held' | 'gone' {
  const order = order_id === 0 ? undefined : orderAt(world, order_id);
  if (order === undefined) return 'free';
  if (!isTerminal(order)) return 'held';
  return order.status === WithdrawStatus.done ? 'gone' : 'free';
}

/** The inscriptions a sub-wallet still has. */
export function inscriptionsIn(world: World, subWalletId: number): InscriptionRow[] {
  return world.inscriptions
    .where('sub_wallet_id', subWalletId)
    .filter((row) => stateOf(world, row) !== 'gone');
}

/** What an order takes along besides its amount of Bitcoin. */
export function inscriptionsOf(world: World, orderId: number): InscriptionRow[] {
  return world.inscriptions.where('order_id', orderId);
}

/** How large an order of so many inscriptions is: each goes in and comes out as it is, and one output more pays for the way. */
export const extentOf = (count: number): Extent => ({ inputs: count + 1, outputs: count });
