import { isSquare } from './field.ts';

const p = 2n ** 256n - 2n ** 32n - 977n;

/**
 * Whether 32 bytes are the x of a point of secp256k1, as every key of BIP-340 is: smaller than the field, and
 * x³ + 7 = y² has a solution (`lift_x` of BIP-340).
 */
export function isKeyOfSecp256k1(bytes: Uint8Array): boolean {
  const x = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return x < p && isSquare(x * x * x + 7n, p);
}
