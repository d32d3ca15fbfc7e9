import { hexToBytes } from '@noble/hashes/utils.js';
import { wordAt, type FingerprintWord } from './word-list.ts';

export type { FingerprintWord } from './word-list.ts';

/** Which way the words are made. Made in another way they are other words for every order, and get another number. */
export const fingerprintVersion = 2;

// A third of a second of one core. Whoever looks for an order with the same words pays as much for every one they try.
const iterations = 1_000_000;
const count = 6;
const bitsOfWord = 9;

const salt = new TextEncoder().encode(`mpc order fingerprint ${fingerprintVersion}`);

async function derive(digest: string): Promise<FingerprintWord[]> {
  const bytes = Uint8Array.from(hexToBytes(digest));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const derived = new Uint8Array(await crypto.subtle.deriveBits(how, key, 56));
  // Six words take 54 of the 56 bits.
  const bits = derived.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) >> 2n;
  return Array.from({ length: count }, (_, at) => {
    const place = BigInt((count - 1 - at) * bitsOfWord);
    return wordAt(Number(BigInt.asUintN(bitsOfWord, bits >> place)));
  });
}

// The same order is looked at more than once on its way.
const made = new Map<string, Promise<FingerprintWord[]>>();
const remembered = 50;

/**
 * The six words of an order's digest, in hex: PBKDF2 with SHA-256 and a million rounds, its first 54 bits, nine for each
 * word of a list of 512. Takes about a third of a second of one core, beside the thread that asks.
 */
export function fingerprintWords(digest: string): Promise<readonly FingerprintWord[]> {
  const known = made.get(digest);
  if (known !== undefined) return known;
  if (made.size >= remembered) made.clear();
  const words = derive(digest);
  made.set(digest, words);
  words.catch(() => made.delete(digest));
  return words;
}
