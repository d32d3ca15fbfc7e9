import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmount, parseAmount } from './parse-amount.ts';

it.each(['0', '1200.50', '0.00000001', '1250', `${'9'.repeat(60)}.${'1'.repeat(18)}`])(
  'takes %s as it is written',
  (text) => expect(parseAmount(text)).toEqual({ amount: text, fault: null }),
);

it('ignores blank space around an amount', () => {
  expect(parseAmount('\u3000 42.10\n').amount).toBe('42.10');
  expect(isAmount(' 42.10')).toBe(false);
});

it.each([
  ['', { kind: 'empty' }],
  ['1250,75', { kind: 'comma', plain: '1250.75' }],
  ['0,5', { kind: 'comma', plain: '0.5' }],
  ['0,500', { kind: 'comma', plain: '0.500' }],
  ['1250,', { kind: 'comma', plain: '1250.0' }],
  ['1,200', { kind: 'ambiguous', plain: '1200', other: '1.200' }],
  ['1,200.50', { kind: 'grouping', plain: '1200.50' }],
  ['1,200,300', { kind: 'grouping', plain: '1200300' }],
  ['1.200,50', { kind: 'grouping', plain: '1200.50' }],
  ['1.200.300', { kind: 'grouping', plain: '1200300' }],
  ['1 200 300.5', { kind: 'grouping', plain: '1200300.5' }],
  ['1\u00A0200', { kind: 'grouping', plain: '1200' }],
  ["1'200.50", { kind: 'grouping', plain: '1200.50' }],
  ['1e3', { kind: 'exponent' }],
  ['1.5E-7', { kind: 'exponent' }],
  ['-5', { kind: 'sign' }],
  ['−1,200.50', { kind: 'sign' }],
  ['+5', { kind: 'sign' }],
  ['－５', { kind: 'sign' }],
  ['05', { kind: 'leadingZeros', plain: '5' }],
  ['00.50', { kind: 'leadingZeros', plain: '0.50' }],
  ['12.', { kind: 'pointAtEnd', plain: '12' }],
  ['.5', { kind: 'pointAtStart', plain: '0.5' }],
  ['.', { kind: 'pointAtStart', plain: '0.0' }],
  ['１２５０．７５', { kind: 'fullWidth', plain: '1250.75' }],
  ['0。5', { kind: 'fullWidth', plain: '0.5' }],
  ['1250，75', { kind: 'comma', plain: '1250.75' }],
  ['1,20,000.50', { kind: 'notANumber' }],
  ['1,2003.5', { kind: 'notANumber' }],
  ['0x1F', { kind: 'notANumber' }],
  ['Infinity', { kind: 'notANumber' }],
  ['1 2', { kind: 'notANumber' }],
  ['1\u200B2', { kind: 'notANumber' }],
  ['5 USDT', { kind: 'notANumber' }],
  ['..', { kind: 'notANumber' }],
  ['٣', { kind: 'notANumber' }],
  ['9'.repeat(79), { kind: 'tooManyDigits' }],
  ['9'.repeat(1000), { kind: 'tooManyDigits' }],
])('refuses %j with %j', (text, fault) => {
  expect(parseAmount(text)).toEqual({ amount: null, fault });
});

it('counts digits behind the point against what the coin has', () => {
  expect(parseAmount('0.1234567', { decimals: 6 }).fault).toEqual({
    kind: 'tooManyDecimals',
    decimals: 6,
    count: 7,
  });
  expect(parseAmount('0.123456', { decimals: 6 }).amount).toBe('0.123456');
});

it('asks for a whole number where there are no decimals', () => {
  for (const text of ['1.0', '1,5', '12.', '.5', 'x'])
    expect(parseAmount(text, { decimals: 0 }).fault).toEqual({ kind: 'wholeNumber' });
  expect(parseAmount('1,200', { decimals: 0 }).fault).toEqual({ kind: 'grouping', plain: '1200' });
});

it('takes a text without changing it or not at all, and proposes only what it would take', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ０５．，'.split('')), maxLength: 12 });
  fc.assert(
    fc.property(text, (entered) => {
      const { amount, fault } = parseAmount(entered);
      if (fault === null) expect(amount).toBe(entered.trim());
      else if ('plain' in fault) expect(isAmount(fault.plain)).toBe(true);
    }),
  );
});

it('looks at a very long text, which is no amount, only as far as it must', () => {
  expect(parseAmount('1,'.repeat(500_000)).fault).toEqual({ kind: 'tooManyDigits' });
  expect(parseAmount(`${' '.repeat(500_000)}1`)).toEqual({ amount: '1', fault: null });
});
