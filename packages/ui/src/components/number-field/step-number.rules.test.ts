import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveNumber } from './step-number.rules.ts';

it.each([
  ['3', 1, '1', {}, '4'],
  ['3', -1, '1', {}, '2'],
  ['3', 10, '1', {}, '13'],
  ['0.1', 1, '0.2', {}, '0.3'],
  ['0.3', -1, '0.25', {}, '0.05'],
  ['1.50', 1, '1', {}, '2.50'],
  ['9007199254740993', 1, '1', {}, '9007199254740994'],
  ['0', -1, '1', {}, '-1'],
  ['-1', 1, '1', {}, '0'],
  ['-0.5', 1, '0.25', {}, '-0.25'],
  ['9', 1, '1', { max: '9' }, '9'],
  ['5', 10, '1', { max: '9' }, '9'],
  ['12', 1, '1', { max: '9' }, '9'],
  ['1', -10, '1', { min: '0' }, '0'],
  ['', 1, '1', {}, '0'],
  ['', -1, '1', { min: '2' }, '2'],
  ['', 1, '1', { max: '-3' }, '-3'],
  ['5', 'min', '1', { min: '1', max: '9' }, '1'],
  ['5', 'max', '1', { min: '1', max: '9' }, '9'],
  ['5', 'max', '1', { min: '1' }, null],
] as const)('goes from %j by %s of %s within %j to %s', (number, move, step, bounds, to) => {
  expect(moveNumber(number, move, step, bounds)).toBe(to);
});

it('comes back to where it was, whatever the steps', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.nat(999))
    .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`);
  fc.assert(
    fc.property(decimal, fc.constantFrom('1', '0.5', '0.001', '100'), (number, step) => {
      const up = moveNumber(number, 10, step, {}) ?? '';
      expect(moveNumber(up, -10, step, {})).toBe(number);
    }),
  );
});
