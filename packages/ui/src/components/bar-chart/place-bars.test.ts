import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barPath, groupBars, stackBars } from './place-bars.ts';

it('stands bars side by side from zero, and leaves out what is not known', () => {
  expect(
    groupBars([
      [3, null],
      [1, -2],
    ]),
  ).toEqual([
    { series: 0, index: 0, from: 0, to: 3, slot: 0, outermost: true },
    { series: 1, index: 0, from: 0, to: 1, slot: 1, outermost: true },
    { series: 1, index: 1, from: 0, to: -2, slot: 1, outermost: true },
  ]);
});

it('stacks what is positive upwards and what is negative downwards', () => {
  expect(stackBars([[3], [-1], [2], [-4]]).map(({ from, to, outermost }) => [from, to, outermost])).toEqual([
    [0, 3, false],
    [0, -1, false],
    [3, 5, true],
    [-1, -5, true],
  ]);
});

it('makes the stack as high as the sum of its parts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e6), { minLength: 1 }), (values) => {
      const tops = stackBars(values.map((value) => [value])).map(({ to }) => to);
      expect(Math.max(...tops)).toBe(values.reduce((sum, value) => sum + value, 0));
    }),
  );
});

it('rounds the far corners where nothing stands on them, up or down', () => {
  expect(barPath(0, 10, 100, 50, true)).toBe('M0 100V53Q0 50 3 50H7Q10 50 10 53V100Z');
  expect(barPath(0, 10, 100, 150, true)).toBe('M0 100V147Q0 150 3 150H7Q10 150 10 147V100Z');
  expect(barPath(0, 10, 100, 50, false)).toBe('M0 100V50Q0 50 0 50H10Q10 50 10 50V100Z');
});
