import { bech32, bech32m } from '@scure/base';
import { alphabetFault, type ChainFault } from './chain.ts';

const character = /[02-9ac-hj-np-z]/i;

/** What keeps a text after a prefix such as `bc1` from being bech32, before its checksum is looked at. */
export function bech32Fault(text: string, prefix: string): ChainFault | null {
  const odd = alphabetFault(text.slice(prefix.length), character, prefix.length);
  if (odd !== null) return odd;
  return text === text.toLowerCase() || text === text.toUpperCase() ? null : { code: 'mixedCase' };
}

/** The five-bit words of a text whose checksum is right, without the checksum. */
export function wordsOf(text: string, encoding: 'bech32' | 'bech32m'): number[] | null {
  return (encoding === 'bech32' ? bech32 : bech32m).decodeUnsafe(text)?.words ?? null;
}

/** The bytes in five-bit words; null where bits are left over that are not padding. */
export function bytesOfWords(words: number[]): Uint8Array | null {
  return bech32.fromWordsUnsafe(words) ?? null;
}

/** A length none of those an address may have, measured by the nearest. */
export function lengthFault(actual: number, allowed: readonly number[]): ChainFault | null {
  if (allowed.includes(actual)) return null;
  const [expected = 0] = allowed.toSorted((a, b) => Math.abs(a - actual) - Math.abs(b - actual));
  return { code: 'length', expected, actual };
}
