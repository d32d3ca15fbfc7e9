import type { ParamsOf, RefundInfo, refunds } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';
import { isAmount } from '@mpc/ui';
import { chosenFee, type FeeChoice, type FeeOption, usualFee } from '#features/network-fee';
import type { OrderFacts } from '#features/orders';
import { compare } from '#shared/money/decimal.ts';

/** What a person fills in to give a deposit back. Plain data, so that a draft can keep it. */
export interface RefundValues {
  amount: string;
  address: string;
  memo: string;
  reason: string;
  fee: FeeChoice;
}

/** What is sent. */
export type RefundOrder = ParamsOf<typeof refunds.create>;

/** What a refund is in, where it leaves, and the most it was agreed to cost: the order names none of them. */
export type RefundCoin = Pick<OrderFacts, 'symbol' | 'base_symbol' | 'sub_wallet_id' | 'fee'>;

/** What a refund is shown and compared by: read from what is posted. */
export const factsOfRefund = (
  { address_to, memo = '', amount }: RefundOrder,
  coin: RefundCoin,
): OrderFacts => ({
  ...coin,
  address_to,
  memo,
  amount,
});

/** The longest a reason may be. */
export const reasonLimit = 200;

/** The longest a memo may be. */
const memoLimit = 120;

/** All that is left, to where it came from. */
export const startOf = ({ max_amount, address_from, memo }: RefundInfo): RefundValues => ({
  amount: max_amount,
  address: address_from,
  memo,
  reason: '',
  fee: usualFee,
});

/** Whether something kept in the browser is a draft of this form. */
export function isRefundValues(kept: unknown): kept is RefundValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const { amount, address, memo, reason, fee } = kept as Record<string, unknown>;
  const texts = [amount, address, memo, reason].every((text) => typeof text === 'string');
  return texts && typeof fee === 'object' && fee !== null && 'id' in fee && 'price' in fee && 'limit' in fee;
}

/** Whether so much may go back: something, no finer than the coin, no more than is left, and all of it where it must be. */
export function isRefundable(amount: string, info: RefundInfo): boolean {
  if (!isAmount(amount, { decimals: info.decimals }) || compare(amount, '0') !== 1) return false;
  const left = compare(amount, info.max_amount);
  return info.must_be_whole ? left === 0 : left === 0 || left === -1;
}

/** A refund that is ready to be confirmed. */
export interface ReadyRefund {
  order: RefundOrder;
  coin: RefundCoin;
  fee: FeeOption;
}

/** Whether what goes back to an address is lost, though a deposit says it came from there. */
export function isLostAt(baseSymbol: string, address: string): boolean {
  const check = checkAddress(baseSymbol, address);
  return !check.ok && ['zeroAddress', 'burnAddress', 'systemAddress'].includes(check.reason.code);
}

/** Whether a memo is short enough. It is never cut: a shorter one would credit another account. */
export const isMemo = (memo: string): boolean => Array.from(memo).length <= memoLimit;

/** Puts a refund together; null while anything is missing or wrong. */
export function readyRefund(
  values: RefundValues,
  info: RefundInfo,
  { depositId, subWalletId }: { depositId: number; subWalletId: number },
): ReadyRefund | null {
  const { amount, memo, reason } = values;
  const check = checkAddress(info.base_symbol, values.address);
  // Where it came from may be an address that no check of ours knows, and goes back there all the same.
  const isSource = values.address === info.address_from && !isLostAt(info.base_symbol, values.address);
  const address = check.ok ? check.normalized : isSource ? values.address : null;
  const fee = chosenFee(info.fees, values.fee).option;
  if (address === null || address === '' || fee === null || reason.trim() === '') return null;
  if (!isMemo(memo.trim()) || !isRefundable(amount, info) || Array.from(reason).length > reasonLimit)
    return null;
  const { symbol, base_symbol } = info;
  return {
    fee,
    order: {
      deposit_id: depositId,
      address_to: address,
      ...(memo.trim() === '' ? {} : { memo: memo.trim() }),
      amount,
      remark: reason.trim(),
      ...fee.fields,
    },
    coin: {
      symbol,
      base_symbol,
      sub_wallet_id: subWalletId,
      fee: { amount: fee.amount, unit: info.fee_symbol_alias },
    },
  };
}
