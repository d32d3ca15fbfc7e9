import { expect, it } from 'vitest';
import { nextWait } from './next-wait.ts';

it('checks after 2, 4, 8, 16 and then every 30 seconds, for five minutes', () => {
  const waits: number[] = [];
  for (let wait = nextWait(0); wait !== null; wait = nextWait(waits.length)) waits.push(wait / 1000);
  expect(waits.slice(0, 6)).toEqual([2, 4, 8, 16, 30, 30]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThanOrEqual(300);
  expect(total - (waits.at(-1) ?? 0)).toBeLessThan(300);
});
