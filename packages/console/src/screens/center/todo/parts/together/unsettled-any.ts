import { isOrderKind, type Item } from '../../../../../shared/approval/item.ts';
import {
  forgetVerdict,
  rememberVerdict,
  unsettledVerdict,
} from '../../../../../shared/approval/unsettled-verdicts.ts';
import type { Sent } from '../../../../../shared/approval/verdict.rules.ts';
import {
  forgetUnsettled,
  rememberUnsettled,
  useUnsettledStore,
} from '../../../../../shared/order/unsettled-store.ts';

/** Whether nobody knows what became of an earlier verdict of this person about it. */
export function isUnsettled({ kind, id, key }: Item, uid: number): boolean {
  if (!isOrderKind(kind)) return unsettledVerdict(uid, key) !== null;
  const { decisions } = useUnsettledStore.getState();
  return decisions.some(({ decision }) => decision.uid === uid && decision.orderId === id);
}

/** Remembers a verdict where the drawer of its subject looks for it; what is given back forgets it. */
export function rememberSent({ kind, id }: Item, sent: Sent): () => void {
  const { uid, verdict, nodeIndex } = sent;
  if (!isOrderKind(kind)) {
    rememberVerdict(sent);
    return () => forgetVerdict(sent);
  }
  const decision = { uid, orderId: id, act: verdict === 'revoke' ? ('cancel' as const) : verdict, nodeIndex };
  rememberUnsettled(decision);
  return () => forgetUnsettled(decision);
}
