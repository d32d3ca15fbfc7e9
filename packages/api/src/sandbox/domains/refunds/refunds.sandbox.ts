import { addressKey } from '../../../addresses/index.ts';
import { DepositStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { refunds } from '../../../domains/refunds/refunds.contract.ts';
import { coinOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import type { DepositRow } from '../../world/rows.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { actionOf } from '../withdrawals/order-lifecycle.ts';
import { checkRefund, ownDeposit } from './check-refund.ts';
import { placeRefund } from './place-refund.ts';
import { canRefund, isRefundable, leftOf, pendingRefund } from './refundable.ts';

/** Exchanges the sandbox knows by their addresses. */
const exchanges = [partners.exchange, partners.desk];

function isExchange(base: string, { address_from }: DepositRow): boolean {
  const key = addressKey(base, address_from);
  return exchanges.some((name) => addressKey(base, addressOn(base, name)) === key);
}

/** Giving deposits back. */
export const refundsSandbox = {
  info({ deposit_id }, asking) {
    const { world, person } = asking;
    const deposit = ownDeposit(asking, deposit_id);
    const coin = coinOf(world, deposit);
    const { symbol, symbol_alias, coin_net, base_symbol, decimals } = coin;
    const { amount, address_from, held_by, refund_amount = '0' } = deposit;
    const pending = pendingRefund(world, deposit);
    const fees = quoteFee(world, coin, deposit.wallet_id, address_from);
    return {
      deposit_id,
      symbol,
      symbol_alias,
      coin_net,
      base_symbol,
      decimals,
      amount,
      refunded: refund_amount,
      max_amount: isRefundable(deposit) && pending === undefined ? leftOf(deposit) : '0',
      must_be_whole: deposit.status === DepositStatus.abnormal,
      held_by,
      fee: fees.trans_fee,
      fee_symbol: base_symbol,
      fee_symbol_alias: coinOf(world, { symbol: base_symbol }).symbol_alias,
      fees,
      address_from,
      memo: '',
      from_exchange: isExchange(base_symbol, deposit) ? 1 : 0,
      can_refund: canRefund(world, deposit, person.uid),
      ...(pending === undefined ? {} : { pending_id: pending.id }),
    };
  },

  create(asked, asking) {
    const { world, person } = asking;
    const { deposit, terms } = checkRefund(asking, asked);
    const { amount, address_to, memo = '', remark } = asked;
    const refund = placeRefund(world, deposit, {
      initiator_uid: person.uid,
      amount,
      address_to,
      memo,
      remark,
      terms,
    });
    const need_sign = actionOf(world, refund, person.uid) === 2 ? 1 : 0;
    return { refund_id: refund.id, item_id: refund.item_id, need_sign };
  },
} satisfies ResolversOf<typeof refunds>;
