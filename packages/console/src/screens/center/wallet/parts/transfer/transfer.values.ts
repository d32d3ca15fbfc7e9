import type { Coin, FeeEstimate, Withdraw } from '@mpc/api';
import { compare, isDecimal, multiply, subtract } from '../../../../../shared/money/decimal.ts';

/** How the destination came into the form; the confirmation and the draft say so. */
type Origin = 'typed' | 'pasted' | 'book';

/** A way to pay the network: a speed, a kind of TRON resource, or the only one there is. */
export type FeeId = 'slow' | 'normal' | 'fast' | 'agent' | 'burn' | 'only';

/** Everything a person enters; what the draft keeps. */
export interface TransferValues {
  symbol: string | null;
  address: string;
  origin: Origin;
  memo: string;
  /** As entered; while `max` is on, the amount is worked out instead. */
  amount: string;
  max: boolean;
  /** Null until a person chooses: then the usual one is taken. */
  fee: FeeId | null;
  remark: string;
}

/** A form nobody has touched. */
export const untouched = (symbol: string | null): TransferValues => ({
  symbol,
  address: '',
  origin: 'typed',
  memo: '',
  amount: '',
  max: false,
  fee: null,
  remark: '',
});

/** Whether there is anything in a form that would be missed. */
export const isTouched = ({ address, memo, amount, max, remark }: TransferValues): boolean =>
  max || [address, memo, amount, remark].some((text) => text !== '');

const kinds: Record<keyof TransferValues, readonly string[]> = {
  symbol: ['string', 'null'],
  address: ['string'],
  origin: ['string'],
  memo: ['string'],
  amount: ['string'],
  max: ['boolean'],
  fee: ['string', 'null'],
  remark: ['string'],
};

/** Whether something kept in the browser is a form of this version. */
export function isTransferValues(kept: unknown): kept is TransferValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields = kept as Record<string, unknown>;
  return Object.entries(kinds).every(([name, allowed]) =>
    allowed.includes(fields[name] === null ? 'null' : typeof fields[name]),
  );
}

/** One way to pay the network: what it costs in the fee's coin, and what is sent to choose it. */
export interface FeeOption {
  id: FeeId;
  amount: string;
  fields: Pick<Withdraw, 'gas_price' | 'gas_limit' | 'fee'>;
}

const gwei = '0.000000001';

/** The ways to pay that an estimate leaves open, the usual one first to be taken, in the order they are shown. */
export function feeOptions(estimate: FeeEstimate): FeeOption[] {
  const { gas_limit: limit, gas_price1, gas_price2, gas_price3, agent_fee, burn_fee } = estimate;
  if (isDecimal(limit)) {
    const tiers = [
      ['slow', gas_price1],
      ['normal', gas_price2],
      ['fast', gas_price3],
    ] as const;
    const options = tiers.flatMap(([id, price]) =>
      isDecimal(price)
        ? [
            {
              id,
              amount: multiply(multiply(price, limit), gwei),
              fields: { gas_price: price, gas_limit: limit },
            },
          ]
        : [],
    );
    return estimate.fee_changeable ? options : options.filter(({ id }) => id === 'normal');
  }
  if (isDecimal(agent_fee) && isDecimal(burn_fee))
    return [
      { id: 'agent', amount: agent_fee, fields: { fee: agent_fee } },
      { id: 'burn', amount: burn_fee, fields: { fee: burn_fee } },
    ];
  const only = estimate.fee ?? estimate.trans_fee;
  return isDecimal(only) ? [{ id: 'only', amount: only, fields: { fee: only } }] : [];
}

/** The option a form stands at: the chosen one if it is still offered, otherwise the usual one. */
export function feeOf(options: readonly FeeOption[], chosen: FeeId | null): FeeOption | null {
  return (
    options.find(({ id }) => id === chosen) ?? options.find(({ id }) => id === 'normal') ?? options[0] ?? null
  );
}

/** Whether a coin pays for its own transfers. */
export const isMainCoin = (coin: Pick<Coin, 'symbol' | 'base_symbol'>): boolean =>
  coin.symbol === coin.base_symbol;

/** All that can be sent: what is available, less the fee where the coin itself pays it. Null while either is unknown. */
export function maximum(
  coin: Pick<Coin, 'symbol' | 'base_symbol'>,
  available: string | undefined,
  fee: FeeOption | null,
): string | null {
  if (!isDecimal(available)) return null;
  if (!isMainCoin(coin)) return available;
  if (fee === null) return null;
  const rest = subtract(available, fee.amount);
  return compare(rest, '0') === 1 ? rest : '0';
}

/** What is sent for a form. Only the fee fields of the coin's family are in it. */
export function toOrder(
  values: Pick<TransferValues, 'memo' | 'remark'>,
  sent: {
    requestId: string;
    subWalletId: number;
    symbol: string;
    address: string;
    amount: string;
    fee: FeeOption;
    confirmRisk: boolean;
  },
): Withdraw {
  return {
    request_id: sent.requestId,
    sub_wallet_id: sent.subWalletId,
    symbol: sent.symbol,
    address_to: sent.address,
    amount: sent.amount,
    ...(values.memo === '' ? {} : { memo: values.memo }),
    ...(values.remark === '' ? {} : { remark: values.remark }),
    ...sent.fee.fields,
    ...(sent.confirmRisk ? { confirm_risk: 1 } : {}),
  };
}

/** The form an order was sent from, as far as the order tells. */
export const valuesOf = (order: Withdraw): TransferValues => ({
  ...untouched(order.symbol),
  address: order.address_to,
  memo: order.memo ?? '',
  amount: order.amount,
  remark: order.remark ?? '',
});
