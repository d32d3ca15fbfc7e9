import { personOf } from '../../world/access.ts';
import type { OrderRow, SignCodeRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { actionOf, orderAt, refuse, sign } from '../withdrawals/order-life.ts';

const lifetime = 120_000;

/** What a person can do on the phone with a code. */
export type PhoneAct = 'scan' | 'confirm' | 'refuse';

/** Makes a code for an order. An older one of the same person for the same order is void. */
export function showCode(world: World, order: OrderRow, uid: number, summary: string): SignCodeRow {
  const now = world.clock.now();
  for (const code of world.signCodes.where('order_id', order.id)) {
    if (code.uid === uid && code.status < 2) world.signCodes.update(code, { status: 4 });
  }
  const qrc_id = world.random.hex(24);
  const expires_at = now + lifetime;
  world.clock.schedule({ at: expires_at, kind: 'signCode.expire', id: qrc_id });
  return world.signCodes.insert({
    qrc_id,
    uid,
    order_id: order.id,
    summary,
    status: 0,
    created_at: now,
    expires_at,
  });
}

/** Seconds until a code is void. */
export function secondsLeft(world: World, code: SignCodeRow): number {
  return Math.max(0, Math.ceil((code.expires_at - world.clock.now()) / 1000));
}

/** Nobody finished in time. */
export function expireCode(world: World, qrcId: string): void {
  const code = world.signCodes.get(qrcId);
  if (code !== undefined && code.status < 2) world.signCodes.update(code, { status: 4 });
}

/** The phone scans, signs or refuses. What is no longer possible leaves everything as it is. */
export function actOnPhone(world: World, qrcId: string, act: PhoneAct): SignCodeRow | undefined {
  world.clock.now();
  const code = world.signCodes.get(qrcId);
  if (code === undefined || code.status > 1) return code;
  if (act === 'scan') return world.signCodes.update(code, { status: 1 });
  if (code.status !== 1) return code;
  const order = orderAt(world, code.order_id);
  if (order === undefined || actionOf(world, order, code.uid) !== 2) {
    return world.signCodes.update(code, { status: 4 });
  }
  const person = personOf(world, code.uid);
  const done = world.signCodes.update(code, { status: act === 'confirm' ? 2 : 3 });
  if (act === 'confirm') sign(world, order, person);
  else refuse(world, order, person);
  return done;
}

/** Where the sandbox's phone is, with a code in front of its camera; this is what the picture says. */
export function phonePath(qrcId: string): string {
  return `/sandbox/phone?qrc=${encodeURIComponent(qrcId)}`;
}
