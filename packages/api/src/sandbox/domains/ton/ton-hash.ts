import { sha256 } from '@noble/hashes/sha2.js';
import { base64, hex, utf8 } from '@scure/base';

/** The sandbox's node does not answer in time when it is asked for this one. */
export const unansweredHash = 'dead'.repeat(16);

/** A hash that belongs to a name, in hex. */
export function tonHashOf(name: string): string {
  return hex.encode(sha256(utf8.decode(`sandbox:ton:${name}`)));
}

/** A hash in hex, however it was written: hex, base64, or the base64 of addresses in the web. */
export function hexHash(text: string): string {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return text.toLowerCase();
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=$/, '');
  try {
    return hex.encode(base64.decode(`${plain}=`));
  } catch {
    // Bits are left over: it is the hash of nothing.
    return '';
  }
}

/** A hash as the chain's explorers write it. */
export function base64Hash(hexText: string): string {
  return base64.encode(hex.decode(hexText));
}
