import { expect, it } from 'vitest';
import { areaPath, linePath, lonePoints } from './line-path.ts';

const points = [
  [0, 10],
  [10, 20],
  [20, null],
  [30, 5.04],
  [40, null],
] as const;

it('breaks the line where nothing is known', () => {
  expect(linePath(points)).toBe('M0 10L10 20M30 5');
});

it('closes each area down to its base', () => {
  expect(areaPath(points.slice(0, 3), 100)).toBe('M0 100L0 10L10 20L10 100Z');
  expect(areaPath([], 100)).toBe('');
});

it('marks the last point, and those that no line shows', () => {
  expect(lonePoints(points)).toEqual([3]);
  expect(
    lonePoints([
      [0, 1],
      [10, null],
      [20, 1],
      [30, 2],
    ]),
  ).toEqual([0, 3]);
  expect(lonePoints([[0, null]])).toEqual([]);
  expect(lonePoints(points.slice(0, 2), false)).toEqual([]);
});
