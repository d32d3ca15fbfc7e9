import { codes } from '../../../core/codes.ts';
import type { approvals } from '../../../domains/approvals/approvals.contract.ts';
import { ownWallet } from '../../world/access.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { actionOf, approve, refuse } from '../withdrawals/order-lifecycle.ts';
import { orderInTurn, ownOutgoing } from '../withdrawals/own-order.ts';
import { seesItem } from './item-view.ts';
import { decideItem } from './items.ts';
import { applyDetail } from './key-application.ts';
import { activeNode } from './nodes.ts';
import { answerStrategies } from './strategy-answer.ts';
import { waitingList } from './waiting-list.ts';

/** What waits for whom, and who must be asked. */
export const approvalsSandbox = {
  items: (filter, asking) => waitingList(asking, filter),

  audit({ id, trans_kind, audit_result, node_index, ...saying }, asking) {
    const { world, person } = asking;
    if (ownOutgoing(asking, id).trans_kind !== trans_kind) throw new Refused(codes.orderNotFound);
    const order = orderInTurn(asking, id);
    const active = activeNode(order.nodes);
    if (node_index !== undefined && node_index !== active?.node_index)
      throw new Refused(codes.alreadyHandled);
    if (audit_result === 2) return { status: refuse(world, order, person, saying).status, need_sign: 0 };
    // The last step is passed by the phone that signs, not by saying yes here.
    const isSigning = active?.node_type === 2;
    const now = isSigning ? order : approve(world, order, person, saying);
    return { status: now.status, need_sign: actionOf(world, now, person.uid) === 2 ? 1 : 0 };
  },

  acceptKey({ item_id, accept, ...shown }, { world, person }) {
    const item = world.items.get(item_id);
    if (item?.item_type !== 10) throw new BadField('item_id', 'unknown');
    decideItem(world, item, person, accept, shown);
    return null;
  },

  keyApplication({ item_id, apply_id }, asking) {
    const { world, person } = asking;
    if (item_id === undefined && apply_id === undefined) throw new BadField('item_id', 'missing');
    const item =
      item_id === undefined
        ? world.items.where('business', `9/${apply_id}`).at(-1)
        : world.items.get(item_id);
    if (item?.item_type !== 9) throw new BadField(item_id === undefined ? 'apply_id' : 'item_id', 'unknown');
    ownWallet(asking, item.wallet_id);
    if (!seesItem(world, item, person.uid)) throw new Refused(codes.noPermission);
    return applyDetail(world, item, person.uid);
  },

  strategies: (asked, asking) => answerStrategies(asking, asked),
} satisfies ResolversOf<typeof approvals>;
