import { isSquare } from './field.ts';

const p = 2n ** 255n - 19n;

/**
 * Whether 32 bytes are a point of edwards25519, as every public key is. The curve is −x² + y² = 1 + dx²y² with
 * d = −121665/121666; the bytes are y, and a point is there if x² = (y² − 1) / (dy² + 1) is a square.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  // The highest bit is the sign of x.
  const y = bytes.reduceRight((sum, byte, at) => (sum << 8n) | BigInt(at === 31 ? byte & 0x7f : byte), 0n);
  const square = (y * y) % p;
  // A fraction is a square where numerator times denominator is: no division is needed.
  return isSquare(121666n * (square - 1n) * (121666n - 121665n * square), p);
}
