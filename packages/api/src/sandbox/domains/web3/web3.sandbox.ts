import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { web3 } from '../../../domains/web3/web3.contract.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { refuseReplay } from '../withdrawals/check-place.ts';
import { actionOf, canCancel, endOrder } from '../withdrawals/order-lifecycle.ts';
import { orderFacts } from '../withdrawals/order-view.ts';
import { ownCall } from '../withdrawals/own-order.ts';
import { askFaster, refuseDifference } from '../withdrawals/speed-up.ts';
import { checkCall } from './check-call.ts';
import { decodeCall } from './decode-call.ts';
import { placeCall } from './place-call.ts';

/** A replacement tells the same contract the same: only its gas differs. */
function faster(asking: Asking, asked: ParamsOf<typeof web3.create>, id: number): OutgoingRow {
  refuseReplay(asking, asked.request_id);
  const order = ownCall(asking, id);
  refuseDifference(asked, order, [
    'sub_wallet_id',
    'main_chain_symbol',
    'interactive_contract',
    'input_data',
  ]);
  return askFaster(asking, order, asked);
}

/** Calls of contracts. */
export const web3Sandbox = {
  info({ id }, asking) {
    const { world, person } = asking;
    const order = ownCall(asking, id);
    const {
      main_chain_symbol = order.fee_symbol,
      interactive_contract = order.address_to,
      input_data = '',
    } = order;
    return {
      ...orderFacts(world, order, person.uid),
      decoded: decodeCall(world, { base: main_chain_symbol, contract: interactive_contract, input_data }),
    };
  },

  cancel({ id, remark }, asking) {
    const { world, person } = asking;
    const order = ownCall(asking, id);
    if (!canCancel(world, order, person.uid)) throw new Refused(codes.alreadyHandled);
    endOrder(world, order, WithdrawStatus.discarded, remark, person.nickname);
    return null;
  },

  create(asked, asking) {
    const { world, person } = asking;
    const order =
      asked.speed_up_id === undefined
        ? placeCall(world, checkCall(asking, asked))
        : faster(asking, asked, asked.speed_up_id);
    return { trans_id: order.id, need_sign: actionOf(world, order, person.uid) === 2 ? 1 : 0 };
  },
} satisfies ResolversOf<typeof web3>;
