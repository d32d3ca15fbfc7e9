import type { Asking } from '../../wire/resolver.ts';
import type { OperationRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

type Operation = Pick<OperationRow, 'wallet_id' | 'business' | 'op'> & Partial<OperationRow>;

/**
 * Writes down that somebody did something; `before` and `after` are what a person reads, never a secret. What is after as
 * it was before is nothing done.
 */
export function logAs(world: World, operator_uid: number, operation: Operation): void {
  const { before = '', after = '' } = operation;
  if (before !== '' && before === after) return;
  world.operations.insert({
    sub_wallet_id: 0,
    area: '',
    business_id: 0,
    before: '',
    after: '',
    ip: '203.0.113.24',
    status: 1,
    item_id: 0,
    ...operation,
    id: world.nextId('operation'),
    operator_uid,
    created_at: world.clock.now(),
  });
}

/** The same of whoever asks. */
export function logOperation({ world, person }: Asking, operation: Operation): void {
  logAs(world, person.uid, operation);
}
