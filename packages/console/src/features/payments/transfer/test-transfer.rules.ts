import type { Coin } from '@mpc/api';
import { requestIdOf, type Intent } from '../intents/intent.ts';
import { compare, isDecimal, subtract } from '#shared/money/decimal.ts';
import { onlyRecipient, type Facts } from './transfer-facts.ts';
import { addressFindings } from './transfer-findings.ts';
import { untouched, type Rest, type TransferValues } from './transfer.values.ts';

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
    'coin' | 'recipients' | 'isSeveral' | 'amount' | 'utxo' | 'isBound' | 'paidBefore' | 'subWalletState'
  >,
  values: Pick<TransferValues, 'max' | 'rest'>,
): { amount: string; rest: Rest } | null {
  const { coin, amount, utxo, isBound, paidBefore } = facts;
  const recipient = onlyRecipient(facts);
  if (
    coin === null ||
    recipient === null ||
    recipient.to === null ||
    recipient.entry !== null ||
    recipient.owner
  )
    return null;
  if (isBound || values.rest !== null || paidBefore !== 0 || !isDecimal(amount)) return null;
  if (addressFindings(recipient, facts).some(({ level }) => level === 'error')) return null;
  const test = testAmount(coin, utxo?.dust);
  const rest = subtract(amount, test);
  return compare(rest, test) === -1 ? null : { amount: test, rest: { amount: rest, max: values.max } };
}

/** The form for the rest of a test transfer that was sent: its recipient is the order's, and cannot be changed. */
export function restOf(values: TransferValues, intent: Intent): TransferValues | null {
  const { facts, orderId } = intent;
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
