const p = 2n ** 255n - 19n;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let square = base % p, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
}

/**
 * Whether 32 bytes are a point of edwards25519, as every public key is. The curve is −x² + y² = 1 + dx²y² with
 * d = −121665/121666; the bytes are y, and a point is there if x² = (y² − 1) / (dy² + 1) is a square.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  // The highest bit is the sign of x.
  const y = bytes.reduceRight((sum, byte, at) => (sum << 8n) | BigInt(at === 31 ? byte & 0x7f : byte), 0n);
  const square = (y * y) % p;
  // A fraction is a square where numerator times denominator is: no division is needed.
  const above = 121666n * (square - 1n + p);
  const below = 121666n - 121665n * square;
  const product = (((above * below) % p) + p) % p;
  return product === 0n || power(product, (p - 1n) / 2n) === 1n;
}
