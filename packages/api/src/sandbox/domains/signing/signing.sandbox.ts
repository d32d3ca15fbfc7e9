import type { signing } from '../../../domains/signing/signing.contract.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { activeNode } from '../approvals/nodes.ts';
import { orderInTurn } from '../withdrawals/own-order.ts';
import { phonePath, secondsLeft, showCode } from './sign-codes.ts';

/** Codes that the phone scans to sign. */
export const signingSandbox = {
  generate({ business_id, summary }, asking) {
    const { world, person } = asking;
    const order = orderInTurn(asking, business_id);
    if (activeNode(order.nodes)?.node_type !== 2) throw new Refused('200025');
    const code = showCode(world, order, person.uid, summary);
    return {
      qrc_id: code.qrc_id,
      qrc_content: phonePath(code.qrc_id),
      expire_seconds: secondsLeft(world, code),
    };
  },

  status({ qrc_id }, { world, person }) {
    const code = world.signCodes.get(qrc_id);
    if (code?.uid !== person.uid) throw new Refused('210003');
    return { status: code.status, ...(code.status === 2 ? { result_id: code.order_id } : {}) };
  },
} satisfies ResolversOf<typeof signing>;
