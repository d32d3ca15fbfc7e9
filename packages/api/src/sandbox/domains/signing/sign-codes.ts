import { personOf } from '../../world/access.ts';
import type { Signable } from '../../world/lifecycle.ts';
import type { SignCodeRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

const lifetime = 120_000;

/** What a person can do on the phone with a code. */
export type PhoneAct = 'scan' | 'confirm' | 'refuse';

/** What is signed: a sort of business, and the one of it. */
export interface Business {
  business_type: string;
  business_id: number;
}

/** How that sort of business is signed; undefined where it is not signed on the phone. */
export function signableOf(world: World, { business_type }: Business): Signable | undefined {
  return Object.hasOwn(world.lifecycle.signables, business_type)
    ? world.lifecycle.signables[business_type]
    : undefined;
}

/** Makes a code for something to sign. An older one of the same person for the same thing is void. */
export function showCode(world: World, business: Business, uid: number, summary: string): SignCodeRow {
  const now = world.clock.now();
  const { business_type, business_id } = business;
  for (const code of world.signCodes.where('business', `${business_type}/${business_id}`)) {
    if (code.uid === uid && code.status < 2) world.signCodes.update(code, { status: 4 });
  }
  const qrc_id = world.random.hex(24);
  const expires_at = now + lifetime;
  world.clock.schedule({ at: expires_at, kind: 'signCode.expire', id: qrc_id });
  return world.signCodes.insert({
    qrc_id,
    uid,
    business_type,
    business_id,
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
  const signable = signableOf(world, code);
  if (signable?.maySign(world, code.business_id, code.uid) !== true) {
    return world.signCodes.update(code, { status: 4 });
  }
  const person = personOf(world, code.uid);
  const done = world.signCodes.update(code, { status: act === 'confirm' ? 2 : 3 });
  if (act === 'confirm') signable.sign(world, code.business_id, person);
  else signable.refuse(world, code.business_id, person);
  return done;
}

/** Where the sandbox's phone is, with a code in front of its camera; this is what the picture says. */
export function phonePath(qrcId: string): string {
  return `/sandbox/phone?qrc=${encodeURIComponent(qrcId)}`;
}
