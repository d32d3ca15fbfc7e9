import type { OrderInfo } from '#features/orders';
import { compare } from '#shared/money/decimal.ts';

/** One part of what an order costs beside the sum of it, in its own unit. */
export interface FeeFact {
  kind: 'delegate' | 'gasPrice' | 'gasLimit' | 'gasUsed' | 'feeRate' | 'size';
  value: string;
  unit?: string;
}

/** What makes up the fee of an order, as its family of chains counts it: what is not known or nothing is left out. */
export function feeFacts(order: OrderInfo): FeeFact[] {
  const { delegate_fee, gas_price, gas_limit, gas_used, fee_rate, size } = order;
  const coin = order.fee_symbol_alias ?? order.fee_symbol ?? '';
  const parts: { kind: FeeFact['kind']; value: string | undefined; unit?: string }[] = [
    { kind: 'delegate', value: delegate_fee, unit: coin },
    { kind: 'gasPrice', value: gas_price, unit: 'Gwei' },
    { kind: 'gasLimit', value: gas_limit },
    { kind: 'gasUsed', value: gas_used },
    { kind: 'feeRate', value: fee_rate, unit: 'sat/B' },
    { kind: 'size', value: size?.toString(), unit: 'B' },
  ];
  return parts.flatMap(({ value, ...part }) =>
    value === undefined || compare(value, '0') === 0 ? [] : [{ ...part, value }],
  );
}
