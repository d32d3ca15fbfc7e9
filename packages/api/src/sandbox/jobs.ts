import { expireCode } from './domains/signing/sign-codes.ts';
import { depositBlock } from './domains/transactions/deposit-life.ts';
import { broadcast, expire, orderBlock } from './domains/withdrawals/order-life.ts';
import type { Job, JobKind } from './world/clock.ts';
import type { World } from './world/world.ts';

const handlers: Record<JobKind, (world: World, id: never) => void> = {
  'order.broadcast': broadcast,
  'order.block': orderBlock,
  'order.expire': expire,
  'deposit.block': depositBlock,
  'signCode.expire': expireCode,
};

/** Lets happen what has fallen due. */
export function runJob(world: World, { kind, id }: Job): void {
  handlers[kind](world, id as never);
}
