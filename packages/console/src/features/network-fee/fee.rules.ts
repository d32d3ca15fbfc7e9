import type { FeeEstimate, Withdraw } from '@mpc/api';
import { isAmount } from '@mpc/ui';
import { compare, isDecimal, multiply } from '#shared/money/decimal.ts';

/** A way to pay the network: a speed, the least a replacement costs, a kind of TRON resource, the only one there is, or a price of one's own. */
type FeeId = 'slow' | 'normal' | 'fast' | 'least' | 'agent' | 'burn' | 'only' | 'custom';

/** What a person chose. Plain data, so that a draft can keep it. */
export interface FeeChoice {
  /** Null until somebody chooses: then the usual way is taken. */
  id: FeeId | null;
  /** Of a price of one's own: for one unit of gas or one byte. */
  price: string;
  /** And how much gas at most; empty for what the estimate says. */
  limit: string;
}

/** Nobody has chosen anything. */
export const usualFee: FeeChoice = { id: null, price: '', limit: '' };

/** One way to pay, ready to be sent. */
export interface FeeOption {
  id: FeeId;
  /** What it costs in the fee's coin, exactly. */
  amount: string;
  /** The fields of the coin's family; no command takes those of another. */
  fields: Pick<Withdraw, 'gas_price' | 'gas_limit' | 'fee_rate' | 'size' | 'fee'>;
}

/** Why a price of one's own cannot be paid: there is none, it is below the least, or the gas does not suffice. */
export type FeeFault = 'missing' | 'belowLeast' | 'limit';

/** A fee that is so much for each of so many units: gas of the Ethereum family, bytes of the Bitcoin family. */
export interface Metered {
  kind: 'gas' | 'bytes';
  tiers: readonly { id: 'slow' | 'normal' | 'fast'; price: string }[];
  /** Units the estimate counts with. */
  units: string;
}

const gwei = '0.000000001';
const satoshi = '0.00000001';

/** The prices and the units of an estimate; null where the fee is no matter of units. */
export function meteredOf(estimate: FeeEstimate): Metered | null {
  const { gas_limit, size } = estimate;
  const isGas = isDecimal(gas_limit);
  if (!isGas && size === undefined) return null;
  const prices = isGas
    ? [estimate.gas_price1, estimate.gas_price2, estimate.gas_price3]
    : [estimate.fee_rate1, estimate.fee_rate2, estimate.fee_rate3];
  const ids = ['slow', 'normal', 'fast'] as const;
  return {
    kind: isGas ? 'gas' : 'bytes',
    units: isGas ? gas_limit : String(size),
    tiers: ids.flatMap((id, index) => {
      const price = prices[index];
      return isDecimal(price) ? [{ id, price }] : [];
    }),
  };
}

function priced({ kind, units }: Metered, id: FeeId, price: string, limit = units): FeeOption {
  const amount = multiply(multiply(price, limit), kind === 'gas' ? gwei : satoshi);
  const fields =
    kind === 'gas' ? { gas_price: price, gas_limit: limit } : { fee_rate: price, size: Number(limit) };
  return { id, amount, fields };
}

/** The price below which nothing is taken: the slow tier's, or more where the caller says so. */
function leastPrice({ tiers }: Metered, least: string | undefined): string | undefined {
  const slow = tiers.find(({ id }) => id === 'slow')?.price;
  if (least === undefined) return slow;
  return slow !== undefined && compare(slow, least) === 1 ? slow : least;
}

/** The ways to pay that an estimate leaves open, in the order they are shown. `least` is a price nothing may be below. */
export function feeOptions(estimate: FeeEstimate, least?: string): FeeOption[] {
  const metered = meteredOf(estimate);
  if (metered !== null) {
    const floor = leastPrice(metered, least);
    const high = metered.tiers.filter(({ price }) => compare(price, floor) !== -1);
    const tiers = high.map(({ id, price }) => priced(metered, id, price));
    const lowest = high.length < metered.tiers.length && isDecimal(floor);
    if (!estimate.fee_changeable) return tiers.filter(({ id }) => id === 'normal');
    return lowest ? [priced(metered, 'least', floor), ...tiers] : tiers;
  }
  const { agent_fee, burn_fee } = estimate;
  if (isDecimal(agent_fee) && isDecimal(burn_fee))
    return [
      { id: 'agent', amount: agent_fee, fields: { fee: agent_fee } },
      { id: 'burn', amount: burn_fee, fields: { fee: burn_fee } },
    ];
  const only = estimate.fee ?? estimate.trans_fee;
  return isDecimal(only) ? [{ id: 'only', amount: only, fields: { fee: only } }] : [];
}

/** Whether a price of one's own may be named. */
export const takesOwnPrice = (estimate: FeeEstimate): boolean =>
  estimate.fee_changeable && meteredOf(estimate) !== null;

/** What is paid for a choice, and what is to be said against it or about it. */
export interface ChosenFee {
  option: FeeOption | null;
  fault: FeeFault | null;
  /** More than three times the fast tier, or the gas that is needed: hardly what was meant. */
  steep: 'price' | 'limit' | null;
}

const at = (fault: FeeFault): ChosenFee => ({ option: null, fault, steep: null });

const isSteep = (chosen: string, usual: string | undefined): boolean =>
  usual !== undefined && compare(chosen, multiply(usual, '3')) === 1;

function ownPrice(metered: Metered, { price, limit }: FeeChoice, least: string | undefined): ChosenFee {
  if (!isAmount(price) || compare(price, '0') !== 1) return at('missing');
  if (compare(price, leastPrice(metered, least)) === -1) return at('belowLeast');
  const units = metered.kind === 'gas' && limit !== '' ? limit : metered.units;
  if (!isAmount(units, { decimals: 0 }) || compare(units, metered.units) === -1) return at('limit');
  return {
    option: priced(metered, 'custom', price, units),
    fault: null,
    steep: isSteep(price, metered.tiers.at(-1)?.price)
      ? 'price'
      : isSteep(units, metered.units)
        ? 'limit'
        : null,
  };
}

/** The fee a choice comes to: the chosen way if it is still offered, otherwise the usual one. */
export function chosenFee(estimate: FeeEstimate | undefined, choice: FeeChoice, least?: string): ChosenFee {
  if (estimate === undefined) return { option: null, fault: null, steep: null };
  const metered = meteredOf(estimate);
  if (choice.id === 'custom' && metered !== null && takesOwnPrice(estimate))
    return ownPrice(metered, choice, least);
  const options = feeOptions(estimate, least);
  const usual = options.find(({ id }) => id === 'normal') ?? options[0] ?? null;
  return { option: options.find(({ id }) => id === choice.id) ?? usual, fault: null, steep: null };
}

/** The price of the way that is usually paid; empty where there is none. */
export function usualPrice(estimate: FeeEstimate, least?: string): string {
  const { gas_price, fee_rate } = chosenFee(estimate, usualFee, least).option?.fields ?? {};
  return gas_price ?? fee_rate ?? '';
}

/** Chains of the Ethereum family on which a price is the most that is paid, base fee and tip together. */
const cappedChains: readonly string[] = ['ETH', 'MATIC1', 'BSC'];

/** Whether a gas price is the most that is paid (EIP-1559), or exactly what is. */
export const isCapped = (baseSymbol: string): boolean => cappedChains.includes(baseSymbol);
