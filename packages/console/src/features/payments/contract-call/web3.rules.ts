import { checkAddress, chainOf } from '@mpc/api/addresses';
import { parseAmount } from '@mpc/ui';
import { alertsOf, type CallReading, grantsAny } from '#features/contract-call';
import type { FeeOption } from '#features/network-fee';
import { add, compare } from '#shared/money/decimal.ts';

/** Whether a chain, by its main coin, has contracts that are called with data. */
export function hasContracts(symbol: string): boolean {
  const chain = chainOf(symbol);
  return chain === 'evm' || chain === 'tron';
}

/** The contract as it is sent; null where the text is no address of the chain. */
export function contractOn(chain: string | null, text: string): string | null {
  if (chain === null) return null;
  const check = checkAddress(chain, text);
  return check.ok ? check.normalized : null;
}

/** What a call is for, by its data; what cannot be read is as the person says. */
export function purposeOf(reading: CallReading, said: 0 | 1): 0 | 1 {
  if (reading.kind !== 'read') return reading.kind === 'none' ? 1 : said;
  return grantsAny(reading) ? 0 : 1;
}

/** Methods whose tokens move by what they are told; a coin sent along would be lost in them, or refused. */
const takesNoCoin = new Set(['transfer', 'transferFrom', 'safeTransferFrom', 'safeBatchTransferFrom']);

/** What is against the amount of a call: `form` it is not an exact amount, `none` the call takes no coin, `short` there is not so much. */
export function amountFault(
  text: string,
  reading: CallReading,
  { decimals, available, fee }: { decimals: number; available: string | undefined; fee: FeeOption | null },
): 'form' | 'none' | 'short' | null {
  const { amount } = parseAmount(text, { decimals });
  if (amount === null) return 'form';
  const isNothing = compare(amount, '0') === 0;
  const tellsAll = reading.kind === 'read' && (reading.grants.length > 0 || takesNoCoin.has(reading.method));
  if (!isNothing && tellsAll) return 'none';
  const need = fee === null ? amount : add(amount, fee.amount);
  return available !== undefined && compare(need, available) === 1 ? 'short' : null;
}

/** What a person must say before a call is reviewed: that they mean a permission without an end, or know what they cannot read here. */
export function consentFor(reading: CallReading): 'unlimited' | 'unreadable' | null {
  const kinds = new Set(alertsOf(reading, '').map(({ kind }) => kind));
  if (kinds.has('unlimited')) return 'unlimited';
  return kinds.has('unreadable') || kinds.has('unread') ? 'unreadable' : null;
}

/** Whether data can be sent at all: what is no hex, or contradicts its method, cannot, nor can a batch of it. */
export const isSendable = (reading: CallReading): boolean =>
  !alertsOf(reading, '').some(({ kind }) => kind === 'malformed' || kind === 'broken');

/** Whether a text is an address of the web over https, or nothing. */
export function isSecureUrl(text: string): boolean {
  if (text === '') return true;
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
