import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsInSight } from './rows-in-sight.ts';

it('draws a short list whole', () => {
  expect(rowsInSight([30, 30], { top: 900, height: 10 })).toEqual({ from: 0, to: 2, above: 0, below: 0 });
});

it('draws what is in sight of ten thousand rows, and a little around it', () => {
  const rows = Array.from({ length: 10_000 }, () => 32);
  const { from, to, above, below } = rowsInSight(rows, { top: 160_000, height: 640 });
  expect([from, to]).toEqual([4995, 5025]);
  expect(above + (to - from) * 32 + below).toBe(320_000);
});

it('covers what is in sight and keeps the whole height, whatever the heights', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 90 }), { minLength: 101, maxLength: 300 });
  fc.assert(
    fc.property(heights, fc.nat(1), (heights, share) => {
      const whole = heights.reduce((sum, height) => sum + height, 0);
      const view = { top: Math.floor((whole - 400) * share), height: 400 };
      const { from, to, above, below } = rowsInSight(heights, view);
      const drawn = heights.slice(from, to).reduce((sum, height) => sum + height, 0);
      expect(above + drawn + below).toBe(whole);
      expect(above).toBeLessThanOrEqual(view.top);
      expect(above + drawn).toBeGreaterThanOrEqual(view.top + view.height);
    }),
  );
});
