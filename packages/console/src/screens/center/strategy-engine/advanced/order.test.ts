import type { AdvancedStrategy } from '@mpc/api';
import { expect, it } from 'vitest';
import { ordered, splitStrategies } from './order.rules.ts';

const row = (strategy_id: number, priority: number, status = 1) =>
  ({ strategy_id, priority, status }) as AdvancedStrategy;
const [a, b, c] = [row(1, 1), row(2, 2), row(3, 3)];

it('keeps those that wait to be added out of the order', () => {
  const { inForce, added } = splitStrategies([c, row(4, 2, 0), a, b]);
  expect(inForce).toEqual([a, b, c]);
  expect(added.map(({ strategy_id }) => strategy_id)).toEqual([4]);
});

it('takes a drafted order only while it names every strategy once', () => {
  const all = [a, b, c];
  expect(ordered(all, null)).toEqual({ rows: all, isMoved: false });
  expect(ordered(all, [3, 1, 2])).toEqual({ rows: [c, a, b], isMoved: true });
  expect(ordered(all, [1, 2, 3]).isMoved).toBe(false);
  expect(ordered(all, [3, 1])).toEqual({ rows: all, isMoved: false });
  expect(ordered(all, [3, 1, 9])).toEqual({ rows: all, isMoved: false });
  expect(ordered(all, [3, 1, 1])).toEqual({ rows: all, isMoved: false });
});
