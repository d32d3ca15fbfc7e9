import { sha256 } from '@noble/hashes/sha2.js';
import type { BytesCoder } from '@scure/base';

/** Every character but 0, O, I and l; the chains that use it order them differently. */
export const base58Character = /[1-9A-HJ-NP-Za-km-z]/;

/** What a character tells, case aside: two of 58 are the same with a probability of 104/58², where case is no matter. */
export const base58Bits = 5;

/**
 * What the character after a version byte's own tells of 21 bytes and their checksum: the leading digit of what is left
 * has 24 choices, and not all as likely.
 */
export const versionedBits = 4.5;

const sumLength = 4;
const checksum = (payload: Uint8Array) => sha256(sha256(payload)).subarray(0, sumLength);

/** Bytes as text with four bytes of double SHA-256 at the end, in a chain's order of the alphabet. */
export function base58Check(base58: BytesCoder) {
  return {
    encode: (payload: Uint8Array): string => base58.encode(Uint8Array.of(...payload, ...checksum(payload))),
    /** The payload; null where the checksum or a character is wrong. */
    decode(text: string): Uint8Array | null {
      const bytes = bytesOf(base58, text);
      if (bytes === null || bytes.length < sumLength) return null;
      const payload = bytes.subarray(0, -sumLength);
      const sum = bytes.subarray(-sumLength);
      return checksum(payload).every((byte, at) => byte === sum[at]) ? payload : null;
    },
  };
}

/** The bytes a text stands for; null where it is none of the coder's. */
export function bytesOf(coder: BytesCoder, text: string): Uint8Array | null {
  try {
    return coder.decode(text);
  } catch {
    return null;
  }
}
