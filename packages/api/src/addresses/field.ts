function power(base: bigint, exponent: bigint, prime: bigint): bigint {
  let result = 1n;
  for (let square = base % prime, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Whether a number is a square modulo an odd prime, by Euler's criterion. */
export function isSquare(number: bigint, prime: bigint): boolean {
  const rest = ((number % prime) + prime) % prime;
  return rest === 0n || power(rest, (prime - 1n) / 2n, prime) === 1n;
}
