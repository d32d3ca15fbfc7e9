import type { PaymentOutput, WithdrawOutputs } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import type { OrderFacts, OrderRecipient } from '@mpc/api/fingerprint';
import { add, compare } from '#shared/money/decimal.ts';
import type { PaidRecipients } from '#features/address-check';
import { type CallReading, callRecipients } from '#features/contract-call';
import {
  calledContract,
  isCall,
  isOutgoing,
  isReadable as isOrderReadable,
  namesTwoContracts,
  type OrderInfo,
} from './order-info.ts';

/** Whether an order pays more than one. */
export const paysSeveral = ({ outputs = [] }: Pick<OrderInfo, 'outputs'>): boolean => outputs.length > 1;

type Named = Pick<OrderFacts, 'base_symbol' | 'address_to' | 'amount' | 'memo' | 'outputs'>;

/** Whether a list of one pays otherwise than the head of its order says. */
function isStray({ base_symbol, address_to, amount, memo, outputs = [] }: Named): boolean {
  const [only] = outputs;
  if (only === undefined || outputs.length > 1) return false;
  const key = (address: string) => addressKey(base_symbol, address);
  const isRepetition =
    key(only.address) === key(address_to) && compare(only.amount, amount) === 0 && (only.memo ?? '') === memo;
  return !isRepetition;
}

/** Everybody whom an order names as paid, as it is shown: its list, or the one in its head, and both where a list of one differs. */
export function namedRecipients(order: Named): readonly OrderRecipient[] {
  const { address_to: address, amount, memo, outputs = [] } = order;
  if (outputs.length > 1) return outputs;
  return isStray(order)
    ? [{ address, amount, memo }, ...outputs]
    : [{ ...outputs[0], address, amount, memo }];
}

/** What stands against agreeing to an order by itself, as its reason is called; null of nothing. */
export function orderFault(order: OrderInfo): 'unreadable' | 'outputs.differ' | 'contract' | null {
  if (!isOrderReadable(order)) return 'unreadable';
  if (isCall(order)) return namesTwoContracts(order) ? 'contract' : null;
  return isStray(order) ? 'outputs.differ' : null;
}

/**
 * Everybody whom an order names as paid, the one in its head and those in its list, each once; of a call, its contract, and
 * whoever is paid or may spend by what it says.
 */
export function paidRecipients(order: OrderInfo, reading: CallReading | null = null): PaidRecipients {
  const { address_to, memo, outputs = [] } = order;
  const place = {
    walletId: order.wallet_id,
    subWalletId: order.sub_wallet_id,
    baseSymbol: order.base_symbol,
    symbol: order.symbol,
  };
  if (isCall(order)) {
    const address = calledContract(order);
    const paid = reading === null ? [] : callRecipients(reading, address, order.base_symbol, order.amount);
    const called = { address, memo: '', role: 'contract' } as const;
    const isPayment = reading?.kind === 'none' && paid.length > 0;
    return { ...place, recipients: isPayment ? paid : [called, ...paid] };
  }
  const named = [...(outputs.length === 0 ? [{ address: address_to, memo }] : []), ...outputs];
  const isNamed = named.some(({ address }) => address === address_to);
  return {
    ...place,
    recipients: [...named, ...(isNamed ? [] : [{ address: address_to, memo }])].map((one) => ({
      address: one.address,
      memo: one.memo,
    })),
  };
}

const isReadable = ({ address, amount }: PaymentOutput): boolean =>
  isOutgoing(amount) && /^[\x21-\x7e]+$/.test(address);

const isSame = (one: PaymentOutput, other: PaymentOutput | undefined): boolean =>
  other !== undefined &&
  one.address === other.address &&
  one.memo === other.memo &&
  compare(one.amount, other.amount) === 0;

/** Whether the list of everybody who is paid is the order's own, can be read, and adds up to what leaves. */
export function outputsAgree(
  order: Pick<OrderInfo, 'amount' | 'outputs'>,
  { total, outputs }: WithdrawOutputs,
): boolean {
  const claimed = order.outputs ?? [];
  if (outputs.length !== claimed.length || !outputs.every(isReadable)) return false;
  if (!outputs.every((output, at) => isSame(output, claimed[at]))) return false;
  const sum = outputs.reduce((so, { amount }) => add(so, amount), '0');
  return compare(sum, order.amount) === 0 && compare(total, order.amount) === 0;
}
