import type { Coin, WithdrawInfo } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { factsOf, requestIdOf, type Intent } from '../intents/intent.ts';
import { compare, isDecimal, subtract } from '#shared/money/decimal.ts';
import { onlyRecipient, type BoundState, type Facts } from './transfer-facts.ts';
import { addressFindings } from './transfer-findings.ts';
import { testedBy, untouched, type Rest, type TransferValues } from './transfer.values.ts';

/** The least that shows whether an address is right. */
function testAmount(coin: Pick<Coin, 'min_withdraw'>, dust: string | undefined): string {
  return compare(dust, coin.min_withdraw) === 1 && dust !== undefined ? dust : coin.min_withdraw;
}

/**
 * A test of the payment in the form, and what it leaves to be paid. Null where there is none to make: several are paid,
 * the recipient is known, was paid before or may not be paid, or the rest would be no payment.
 */
export function testOf(
  facts: Pick<
    Facts,
    'coin' | 'recipients' | 'isSeveral' | 'amount' | 'utxo' | 'bound' | 'paidBefore' | 'subWalletState'
  >,
  values: Pick<TransferValues, 'max' | 'rest'>,
): { amount: string; rest: Rest } | null {
  const { coin, amount, utxo, bound, paidBefore } = facts;
  const recipient = onlyRecipient(facts);
  if (
    coin === null ||
    recipient === null ||
    recipient.to === null ||
    recipient.entry !== null ||
    recipient.owner
  )
    return null;
  if (bound !== 'none' || values.rest !== null || paidBefore !== 0 || !isDecimal(amount)) return null;
  if (addressFindings(recipient, facts).some(({ level }) => level === 'error')) return null;
  const test = testAmount(coin, utxo?.dust);
  const rest = subtract(amount, test);
  return compare(rest, test) === -1 ? null : { amount: test, rest: { amount: rest, max: values.max } };
}

/** The form for the rest of a test transfer that was sent: its recipient is the order's, and cannot be changed. */
export function restOf(values: TransferValues, intent: Intent): TransferValues | null {
  const { orderId, payment } = intent;
  const facts = factsOf(payment);
  if (values.rest === null || orderId === null) return null;
  const { symbol, from, origin, noMemo, remark } = values;
  return {
    ...untouched(symbol),
    from,
    origin,
    noMemo,
    remark,
    address: facts.address_to,
    memo: facts.memo,
    amount: values.rest.amount,
    max: values.rest.max,
    bound: { requestId: requestIdOf(intent), orderId, amount: facts.amount },
  };
}

type TestOrder = Pick<
  WithdrawInfo,
  'id' | 'request_id' | 'sub_wallet_id' | 'symbol' | 'base_symbol' | 'address_to' | 'memo'
>;

/** Whether a form still pays whom its test transfer paid, as the server has that order now; undefined while it is read. */
export function boundState(
  { bound: binding, symbol, address, memo }: Pick<TransferValues, 'bound' | 'symbol' | 'address' | 'memo'>,
  order: TestOrder | undefined,
  subWalletId: number,
): BoundState {
  const bound = testedBy(binding);
  if (bound === null) return 'none';
  if (order === undefined) return 'asked';
  const key = (text: string) => addressKey(order.base_symbol, text);
  const isSame =
    order.id === bound.orderId &&
    order.request_id === bound.requestId &&
    order.sub_wallet_id === subWalletId &&
    order.symbol === symbol &&
    key(order.address_to) === key(address) &&
    order.memo === memo;
  return isSame ? 'same' : 'other';
}
