import { codes } from '../../../core/codes.ts';
import type { signing } from '../../../domains/signing/signing.contract.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { orderInTurn } from '../withdrawals/own-order.ts';
import { phonePath, secondsLeft, showCode, signableOf } from './sign-codes.ts';

const orders: readonly string[] = ['withdraw', 'web3', 'refund'];

/** Codes that the phone scans to sign. */
export const signingSandbox = {
  generate({ business_type, business_id, summary }, asking) {
    const { world, person } = asking;
    // An order tells more exactly why it cannot be signed.
    const isOther =
      orders.includes(business_type) && orderInTurn(asking, business_id).trans_kind !== business_type;
    if (isOther) throw new Refused(codes.orderNotFound);
    const business = { business_type, business_id };
    if (signableOf(world, business)?.maySign(world, business_id, person.uid) !== true)
      throw new Refused(codes.alreadyHandled);
    const code = showCode(world, business, person.uid, summary);
    return {
      qrc_id: code.qrc_id,
      qrc_content: phonePath(code.qrc_id),
      expire_seconds: secondsLeft(world, code),
    };
  },

  status({ qrc_id }, { world, person }) {
    const code = world.signCodes.get(qrc_id);
    if (code?.uid !== person.uid) throw new Refused(codes.orderNotFound);
    return { status: code.status, ...(code.status === 2 ? { result_id: code.business_id } : {}) };
  },
} satisfies ResolversOf<typeof signing>;
