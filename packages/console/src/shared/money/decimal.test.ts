import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, compare, decimalsOf, isDecimal, multiply, subtract, trimZeros } from './decimal.ts';

const decimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }))
  .map(([whole, part]) => `${whole}.${part.toString().padStart(18, '0')}`);

/** A count of the smallest parts, as the decimal it stands for. */
function written(count: bigint, places: number): string {
  const digits = count.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

it('is exact where a JavaScript number is not', () => {
  expect(add('0.1', '0.2')).toBe('0.3');
  expect(subtract('9007199254740993.000000000000000001', '1')).toBe('9007199254740992.000000000000000001');
});

it('R15: undoes what it did, to the last of 78 digits', () => {
  fc.assert(
    fc.property(decimal, decimal, (first, second) => {
      expect(compare(subtract(add(first, second), second), first)).toBe(0);
    }),
  );
});

it('R15: multiplies to the last digit, as whole numbers do', () => {
  const counted = fc.bigInt({ min: 0n, max: 10n ** 38n });
  fc.assert(
    fc.property(counted, counted, (first, second) => {
      const product = multiply(written(first, 18), written(second, 18));
      expect(isDecimal(product)).toBe(true);
      expect(product).toBe(trimZeros(written(first * second, 36)));
    }),
  );
});

it.each(['1e5', '', '1,000', '٣', 'NaN', '0x1', '1.', '.5', '⚠'])('computes nothing with %s', (text) => {
  expect(isDecimal(text)).toBe(false);
  expect(compare(text, '1')).toBeNull();
});

it('counts digits as written and trims zeros that say nothing', () => {
  expect(decimalsOf('1200.50')).toBe(2);
  expect(decimalsOf('12')).toBe(0);
  expect(trimZeros('1200.50')).toBe('1200.5');
});
