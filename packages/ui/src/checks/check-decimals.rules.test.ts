import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlainNumber, isWholeNumber, sideOf } from './check-decimals.rules.ts';

it('takes digits with one point, and a minus sign only where one is allowed', () => {
  for (const number of ['0', '007', '1200.50', '9'.repeat(100)]) expect(isPlainNumber(number)).toBe(true);
  for (const other of ['', '.', '1.', '.5', '1e5', '1,200', '+1', ' 1', '٣', 'Infinity', '0x1F'])
    expect(isPlainNumber(other, { negative: true })).toBe(false);
  expect(isPlainNumber('-1200.50')).toBe(false);
  expect(isPlainNumber('-1200.50', { negative: true })).toBe(true);
});

it('knows whole numbers', () => {
  expect(isWholeNumber('12')).toBe(true);
  expect(isWholeNumber('-12')).toBe(false);
  expect(isWholeNumber('-12', { negative: true })).toBe(true);
  for (const other of ['1.0', '', '-']) expect(isWholeNumber(other, { negative: true })).toBe(false);
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
