import { codes } from '../../../core/codes.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { coinOf, focusCoin, ownSubWallet, ownWallet } from '../../world/access.ts';
import { amountText } from '../../world/ledger.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { balancesOf } from '../wallets/wallet-view.ts';
import { checkOrder, type Asked } from './check-order.ts';
import { refuseReplay } from './check-place.ts';
import { answerLimit } from './daily-limit.ts';
import { answerFee } from './fee-answer.ts';
import { addressIn, isCollecting, spendable } from './funds.ts';
import { actionOf, canCancel, endOrder } from './order-lifecycle.ts';
import { orderOf } from './order-view.ts';
import { ownOrder, ownOutgoing } from './own-order.ts';
import { placeOrder } from './place-order.ts';
import { signRight } from './sign-right.ts';
import { askFaster, refuseDifference, speedUpOf } from './speed-up.ts';
import { needsActivation } from './activation.ts';

/** All recipients of a payment to several, to be compared. */
const recipientsIn = ({ outputs = [] }: Pick<Asked, 'outputs'>): string =>
  JSON.stringify(outputs.map(({ address, amount, memo = '' }) => [address, amount, memo]));

/** A replacement pays the same people the same: only its gas differs. */
function faster(asking: Asking, asked: Asked, id: number): OutgoingRow {
  refuseReplay(asking, asked.request_id);
  const order = ownOrder(asking, id);
  const same = ['sub_wallet_id', 'symbol', 'amount', 'address_to', 'memo'] as const;
  refuseDifference({ memo: '', ...asked }, order, same);
  refuseDifference({ outputs: recipientsIn(asked) }, { outputs: recipientsIn(order) }, ['outputs']);
  return askFaster(asking, order, asked);
}

/** Money going out: what is there, what it costs, the order itself. */
export const withdrawalsSandbox = {
  info: ({ id }, asking) => orderOf(asking.world, ownOrder(asking, id), asking.person.uid),

  balance({ sub_wallet_id, symbol, address }, asking) {
    const { world } = asking;
    const coin = focusCoin(asking, ownSubWallet(asking, sub_wallet_id), symbol);
    const price_usd = coin.price_usd;
    if (address === undefined) return { ...balancesOf(world, sub_wallet_id, symbol), price_usd };
    const row = addressIn(world, sub_wallet_id, coin.base_symbol, 'address', address);
    const free = amountText(spendable(world, row, symbol));
    const isWaiting = isCollecting(world, row, coin);
    return {
      normal_balance: isWaiting ? '0' : free,
      lock_balance: amountText(world.ledger.at(sub_wallet_id, symbol, address).locked),
      collecting_balance: isWaiting ? free : '0',
      price_usd,
    };
  },

  fee: (asked, asking) => answerFee(asking, asked),

  create(asked, asking) {
    const { world, person } = asking;
    const order =
      asked.speed_up_id === undefined
        ? placeOrder(world, checkOrder(asking, asked))
        : faster(asking, asked, asked.speed_up_id);
    return { withdraw_id: order.id, need_sign: actionOf(world, order, person.uid) === 2 ? 1 : 0 };
  },

  cancel({ id, remark }, asking) {
    const { world, person } = asking;
    const order = ownOrder(asking, id);
    if (!canCancel(world, order, person.uid)) throw new Refused(codes.alreadyHandled);
    endOrder(world, order, WithdrawStatus.discarded, remark, person.nickname);
    return null;
  },

  speedUp({ id, trans_kind }, asking) {
    const order = ownOutgoing(asking, id);
    if (order.trans_kind !== trans_kind) throw new Refused(codes.orderNotFound);
    return speedUpOf(asking, order);
  },

  limit({ wallet_id, symbol, amount }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    const coin = asking.world.coins.get(symbol);
    if (coin === undefined) throw new Refused(codes.coinNotSupported);
    return answerLimit(asking, wallet, coin, amount);
  },

  signProtection: (asked, asking) => signRight(asking, asked),

  utxo({ base_symbol }, { world }) {
    const fees = world.chains.get(base_symbol)?.fees;
    if (fees?.kind !== 'utxo') throw new Refused(codes.coinNotSupported);
    return {
      base_symbol,
      max_inputs: 200,
      max_outputs: 100,
      dust: fees.dust,
      merge_enable: true,
      fee_rates: [...fees.fee_rates],
    };
  },

  outputs({ id }, asking) {
    const { world } = asking;
    const { amount, symbol, status, address_to: address, memo, ...order } = ownOrder(asking, id);
    const needActive = needsActivation(world, coinOf(world, { symbol }), address);
    const outputs = order.outputs ?? [{ address, amount, memo, needActive }];
    return { total: amount, symbol, outputs: outputs.map((output) => ({ ...output, status })) };
  },
} satisfies ResolversOf<typeof withdrawals>;
