import { sees, subWalletOf } from '../../world/access.ts';
import type { OrderRow } from '../../world/rows.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { isBarred, isTurnOf, orderAt } from './order-life.ts';

/** An order in a sub-wallet the caller sees, or a refusal. */
export function ownOrder({ world, person }: Asking, id: number): OrderRow {
  const order = orderAt(world, id);
  if (order === undefined || !sees(world, person.uid, subWalletOf(world, order))) throw new Refused('210003');
  return order;
}

/** An order it is the caller's turn to decide, or a refusal. */
export function orderInTurn(asking: Asking, id: number): OrderRow {
  const order = ownOrder(asking, id);
  if (!isTurnOf(order, asking.person.uid)) throw new Refused('200025');
  if (isBarred(asking.world, order, asking.person.uid)) throw new Refused('200013');
  return order;
}
