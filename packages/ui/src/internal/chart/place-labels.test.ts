import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const area = { left: 40, right: 640, top: 26, bottom: 200 };

it('stands above and right of its point, and left where there is no room', () => {
  expect(placeLabels([{ x: 100, y: 90, width: 60 }], area)).toEqual([{ x: 109, y: 81, textAnchor: 'start' }]);
  expect(placeLabels([{ x: 600, y: 90, width: 60 }], area)).toEqual([{ x: 591, y: 81, textAnchor: 'end' }]);
});

it('stays off the line below another point, beside or above it', () => {
  const [beside] = placeLabels(
    [
      { x: 300, y: 170, width: 60 },
      { x: 320, y: 60, width: 60 },
    ],
    area,
  );
  expect(beside).toEqual({ x: 291, y: 161, textAnchor: 'end' });
  const [, above] = placeLabels(
    [
      { x: 560, y: 170, width: 60 },
      { x: 620, y: 176, width: 100 },
    ],
    area,
  );
  expect(above).toEqual({ x: 611, y: 139, textAnchor: 'end' });
});

const begin = ({ x, textAnchor }: { x: number; textAnchor: string }, width: number) =>
  textAnchor === 'end' ? x - width : x;

it('keeps labels inside and apart, however near their points are', () => {
  const point = fc.record({
    x: fc.integer({ min: 46, max: 634 }),
    y: fc.integer({ min: 26, max: 200 }),
    width: fc.integer({ min: 20, max: 250 }),
  });
  fc.assert(
    fc.property(point, point, (one, other) => {
      const [a, b] = placeLabels([one, other], area);
      if (a === undefined || b === undefined) throw new Error('A label is missing');
      const [left, right] = [begin(a, one.width), begin(b, other.width)];
      for (const [x, { width }] of [
        [left, one],
        [right, other],
      ] as const) {
        expect(x).toBeGreaterThanOrEqual(area.left);
        expect(x + width).toBeLessThanOrEqual(area.right);
      }
      const isBeside = left + one.width <= right || right + other.width <= left;
      expect(isBeside || Math.abs(a.y - b.y) >= 14).toBe(true);
    }),
  );
});
