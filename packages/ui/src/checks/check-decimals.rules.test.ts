import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNumber, sideOf } from './check-decimals.rules.ts';

it('reads a number by the rule of amounts, with a minus sign only where one is allowed', () => {
  expect(parseNumber('-1200.50', { negative: true }).amount).toBe('-1200.50');
  expect(parseNumber('-12', { negative: true, decimals: 0 }).amount).toBe('-12');
  expect(parseNumber('-1200.50').fault).toEqual({ kind: 'sign' });
  expect(parseNumber('-0.00', { negative: true }).fault).not.toBeNull();
  expect(parseNumber('1e5', { negative: true }).fault).toEqual({ kind: 'exponent' });
  expect(parseNumber('1.5', { decimals: 0 }).fault).toEqual({ kind: 'wholeNumber' });
});

it('refuses blank space around a number, which its field does not take away', () => {
  expect(parseNumber(' 1').fault).toEqual({ kind: 'notANumber' });
  expect(parseNumber('- 1', { negative: true }).fault).toEqual({ kind: 'notANumber' });
});

it('compares figures that a JavaScript number cannot tell apart', () => {
  expect(sideOf('9007199254740993', { max: '9007199254740992' })).toBe('above');
  expect(sideOf('0.1000000000000000000001', { min: '0.1' })).toBe('inside');
  expect(sideOf('0.0999999999999999999999', { min: '0.1' })).toBe('below');
  expect(sideOf('1.50', { min: '1.5', max: '1.5' })).toBe('inside');
  expect(sideOf('-2', { min: '-1' })).toBe('below');
  expect(sideOf('5', {})).toBe('inside');
});

const withPoint = (value: bigint) => {
  const digits = (value < 0n ? -value : value).toString().padStart(19, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`;
};

it('puts every number where its value lies', () => {
  const scaled = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
  fc.assert(
    fc.property(scaled, scaled, scaled, (number, min, max) => {
      const side = number < min ? 'below' : number > max ? 'above' : 'inside';
      expect(sideOf(withPoint(number), { min: withPoint(min), max: withPoint(max) })).toBe(side);
    }),
  );
});
