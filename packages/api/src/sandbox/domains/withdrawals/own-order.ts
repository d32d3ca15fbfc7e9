import { codes } from '../../../core/codes.ts';
import { sees, subWalletOf } from '../../world/access.ts';
import type { OutgoingRow, Web3Row } from '../../world/rows.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { isBarred, isTurnOf, outgoingAt } from './order-lifecycle.ts';

/** Something outgoing in a sub-wallet the caller sees, or a refusal. */
export function ownOutgoing({ world, person }: Asking, id: number): OutgoingRow {
  const order = outgoingAt(world, id);
  if (order === undefined || !sees(world, person.uid, subWalletOf(world, order)))
    throw new Refused(codes.orderNotFound);
  return order;
}

/** The same of what pays somebody: anything but a call of a contract. */
export function ownOrder(asking: Asking, id: number): Exclude<OutgoingRow, Web3Row> {
  const order = ownOutgoing(asking, id);
  if (order.trans_kind === 'web3') throw new Refused(codes.orderNotFound);
  return order;
}

/** The same of a call of a contract. */
export function ownCall(asking: Asking, id: number): Web3Row {
  const order = ownOutgoing(asking, id);
  if (order.trans_kind !== 'web3') throw new Refused(codes.orderNotFound);
  return order;
}

/** An order it is the caller's turn to decide, or a refusal. */
export function orderInTurn(asking: Asking, id: number): OutgoingRow {
  const order = ownOutgoing(asking, id);
  if (!isTurnOf(order, asking.person.uid)) throw new Refused(codes.alreadyHandled);
  if (isBarred(asking.world, order, asking.person.uid)) throw new Refused(codes.signatureProtection);
  return order;
}
