import type { ColdBalance } from '@mpc/api';
import { expect, it } from 'vitest';
import { deviationKind, tierTotals } from './tiers.rules.ts';

const balance = (change: Partial<ColdBalance>) => ({ symbol: 'ETH', total: '3', ...change }) as ColdBalance;
const priced = balance({ usd: '0.30', hot_usd: '0.10', warm_usd: '0.20', cold_usd: '0' });

it('adds up exactly, and names coins without a price instead of counting them as nothing', () => {
  const unknown = balance({ symbol: 'NEW' });
  const none = balance({ symbol: 'NONE', total: '0' });
  expect(tierTotals([priced, priced, unknown, none])).toEqual({
    hot: '0.2',
    warm: '0.4',
    cold: '0',
    total: '0.6',
    unpriced: [unknown],
  });
});

it.each([
  ['5', 'onTarget'],
  ['-5.00', 'onTarget'],
  ['5.01', 'above'],
  ['-98', 'below'],
  ['much', null],
  [undefined, null],
])('a deviation of %s percent is %s', (deviation, kind) => {
  expect(deviationKind(deviation)).toBe(kind);
});
