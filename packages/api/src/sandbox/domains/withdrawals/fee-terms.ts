import Big from 'big.js';
import type { FeeEstimate } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { BadField } from '../../wire/refuse.ts';
import { byteFee, gasFee } from './fee-quote.ts';

/** The fee fields of an order; only those of its coin's family may be there. */
export interface FeeFields {
  gas_price?: string | undefined;
  gas_limit?: string | undefined;
  fee_rate?: string | undefined;
  size?: number | undefined;
  fee?: string | undefined;
}

/** The fee an order will pay, and how it comes about. */
export interface FeeAgreed {
  /** What its chain takes, in the main coin. */
  fee: string;
  gas_price?: string;
  gas_limit?: string;
  fee_rate?: string;
  size?: number;
  /** TRON: what the auto agent takes for delegated energy and bandwidth. Its chain takes nothing then. */
  delegate_fee?: string;
}

function refuseField(name: string, isWrong: boolean): void {
  if (isWrong) throw new BadField(name);
}

function refuseOthers(asked: FeeFields, allowed: readonly (keyof FeeFields)[]): void {
  for (const name of ['gas_price', 'gas_limit', 'fee_rate', 'size', 'fee'] as const)
    refuseField(name, !allowed.includes(name) && asked[name] !== undefined);
}

/** Gas: at least the slow tier's price, and at least what it needs. */
function gasTerms(quote: FeeEstimate, { gas_price, gas_limit }: FeeFields): FeeAgreed | undefined {
  if (quote.gas_limit === undefined || quote.gas_price1 === undefined || quote.gas_price2 === undefined)
    return undefined;
  const price = gas_price ?? quote.gas_price2;
  const limit = gas_limit ?? quote.gas_limit;
  refuseField('gas_price', new Big(price).lt(quote.gas_price1));
  refuseField('gas_limit', new Big(limit).lt(quote.gas_limit));
  return { fee: gasFee(price, limit), gas_price: price, gas_limit: limit };
}

/** Bytes: at least the slow tier's rate, and at least the bytes there are. */
function byteTerms(quote: FeeEstimate, { fee_rate, size }: FeeFields): FeeAgreed | undefined {
  if (quote.size === undefined || quote.fee_rate1 === undefined || quote.fee_rate2 === undefined)
    return undefined;
  const rate = fee_rate ?? quote.fee_rate2;
  const bytes = size ?? quote.size;
  refuseField('fee_rate', new Big(rate).lt(quote.fee_rate1));
  refuseField('size', bytes < quote.size);
  return { fee: byteFee(rate, bytes), fee_rate: rate, size: bytes };
}

/** A fixed fee is taken as quoted; on TRON either way to pay may be chosen. */
function fixedTerms(
  { trans_fee, agent_fee, burn_fee }: FeeEstimate,
  { fee = trans_fee }: FeeFields,
): FeeAgreed {
  const offered = [trans_fee, agent_fee, burn_fee].filter((one) => one !== undefined);
  refuseField('fee', !offered.some((one) => new Big(one).eq(fee)));
  const isAgent = agent_fee !== undefined && new Big(agent_fee).eq(fee);
  return isAgent ? { fee: '0', delegate_fee: agent_fee } : { fee };
}

/** All that an order will pay besides its amount. */
export function wholeFee({ fee, delegate_fee = '0' }: FeeAgreed): string {
  return new Big(fee).plus(delegate_fee).toFixed();
}

/** The terms an order will pay its fee on. Fields of another family, too little, or another fee than one quoted where it is fixed, are refused. */
export function feeTerms(quote: FeeEstimate, asked: FeeFields): FeeAgreed {
  if (quote.gas_limit !== undefined) refuseOthers(asked, ['gas_price', 'gas_limit']);
  else if (quote.size !== undefined) refuseOthers(asked, ['fee_rate', 'size']);
  else refuseOthers(asked, ['fee']);
  return gasTerms(quote, asked) ?? byteTerms(quote, asked) ?? fixedTerms(quote, asked);
}
