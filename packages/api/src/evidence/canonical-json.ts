import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What evidence is made of. There are no fractions: amounts are texts. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const inOrder = (value: Plain): Plain => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
};

/** The one way to write a value: keys in order, no spaces. Equal values are equal texts. */
export const canonicalJson = (value: Plain): string => JSON.stringify(inOrder(value));

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of a value as canonical JSON: what the digest of a request that pays nobody is. */
export const digestOf = (value: Plain): string => sha256Hex(canonicalJson(value));
