import { known, type World } from '../../world/world.ts';
import type { CallbackRow } from './callbacks-tables.ts';
import { askServer } from './customer-server.ts';
import { notifyUrlOf } from './notify-url.ts';
import { minute } from '../../../core/durations.ts';

/** How long after each failed try the next one is made; after the last nobody tries again by itself. */
const delays = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute];

/** Tries to deliver once. Where it fails, and nobody asked for it by hand, it is tried again later. */
export function deliver(world: World, row: CallbackRow, isByHand: boolean): CallbackRow {
  const now = world.clock.now();
  const { symbol } = known(world.transactions.get(row.trans_id), `transaction ${row.trans_id}`);
  const reply = askServer({ symbol, notify_id: row.notify_id }, now, isByHand);
  const attempts = [...row.attempts, { at: now, ...reply, by_hand: isByHand }];
  const isTaken = reply.http_code === 200 && reply.response_body === 'SUCCESS';
  const delay = delays[row.attempts.filter((attempt) => !attempt.by_hand).length];
  const next_at = isTaken ? 0 : isByHand ? row.next_at : delay === undefined ? 0 : now + delay;
  if (next_at > 0 && !isByHand)
    world.clock.schedule({ at: next_at, kind: 'callback.deliver', id: row.notify_id });
  return world.callbacks.update(row, {
    attempts,
    next_at,
    notify_status: isTaken ? 1 : 2,
    notify_url: notifyUrlOf(world, row.wallet_id) || row.notify_url,
  });
}

/** The time of a try has come; one that was taken by then, or has nowhere to go, needs none. */
export function deliverInTime(world: World, notifyId: number): void {
  const row = world.callbacks.get(notifyId);
  if (row === undefined || row.notify_status === 1) return;
  if (notifyUrlOf(world, row.wallet_id) === '') world.callbacks.update(row, { notify_status: 2, next_at: 0 });
  else deliver(world, row, false);
}
