import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareDecimals, isAmount, readAmount, toDecimal } from './amount-field.rules.ts';

it.each([
  ['1,200.50', '1200.50'],
  ['1,200,300', '1200300'],
  ['1 200 300.5', '1200300.5'],
  ['1\u00A0200', '1200'],
  ['  42.10\n', '42.10'],
  ['１２３．５０', '123.50'],
  ['0。5', '0.5'],
  ['2,118,004.20 USDT', '2118004.20'],
  ['12.', '12.'],
  ['.5', '.5'],
  ['', ''],
])('reads %j as %j', (entered, text) => {
  expect(readAmount(entered, 'USDT')).toEqual({ text });
});

it.each([
  ['1.200,50', 'ambiguous'],
  ['1,200', 'ambiguous'],
  ['1.200.300', 'ambiguous'],
  ['1,20,000.50', 'ambiguous'],
  ['1,2003.5', 'ambiguous'],
  ['-5', 'negative'],
  ['−1,200.50', 'negative'],
  ['1e5', 'notANumber'],
  ['0x1F', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['NaN', 'notANumber'],
  ['+5', 'notANumber'],
  ['1 2', 'notANumber'],
  ['5 BTC', 'notANumber'],
  ['..', 'notANumber'],
  ['٣', 'notANumber'],
  ['9'.repeat(79), 'tooManyDigits'],
])('refuses %j as %s', (entered, refusal) => {
  expect(readAmount(entered, 'USDT')).toEqual({ refusal });
});

it('takes 78 digits and keeps every one', () => {
  const most = `${'9'.repeat(60)}.${'1'.repeat(18)}`;
  expect(readAmount(most)).toEqual({ text: most });
  expect(toDecimal(most)).toBe(most);
});

it.each([
  ['12.', '12'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0.50', '0.50'],
  ['00.0', '0.0'],
  ['.', ''],
  ['', ''],
])('gives %j on as %j', (text, decimal) => {
  expect(toDecimal(text)).toBe(decimal);
});

it('gives on either nothing or a plain decimal, whatever is entered', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+eExX '.split('')) }), (entered) => {
      const reading = readAmount(entered);
      if ('refusal' in reading) return;
      const decimal = toDecimal(reading.text);
      expect(decimal === '' || isAmount(decimal)).toBe(true);
    }),
  );
});

it('compares figures that a JavaScript number cannot tell apart', () => {
  expect(compareDecimals('9007199254740993', '9007199254740992')).toBe(1);
  expect(compareDecimals('0.1000000000000000000001', '0.1')).toBe(1);
  expect(compareDecimals('1.50', '1.5')).toBe(0);
  expect(compareDecimals('0', '-0.5')).toBe(1);
});

it('takes no longer than it should with a very long text', () => {
  const began = performance.now();
  readAmount('1,'.repeat(500_000));
  readAmount(`${' '.repeat(500_000)}1`);
  expect(performance.now() - began).toBeLessThan(1000);
});
