import { expect, it } from 'vitest';
import { quoteFreshness } from './quote.rules.ts';
import { second } from '#shared/durations.ts';

const shown = { amount: '100', at: 0 };

it('R9: is good for thirty seconds, and longer while the server keeps naming the same fee', () => {
  expect(quoteFreshness(shown, null, 30 * second)).toBe('good');
  expect(quoteFreshness(shown, null, 31 * second)).toBe('old');
  expect(quoteFreshness(shown, { amount: '100.0', at: 40 * second }, 60 * second)).toBe('good');
  expect(quoteFreshness(shown, { amount: '100.0', at: 40 * second }, 71 * second)).toBe('old');
});

it('R9: is changed at once by more than five percent, up or down', () => {
  expect(quoteFreshness(shown, { amount: '105', at: second }, 2 * second)).toBe('good');
  expect(quoteFreshness(shown, { amount: '105.0001', at: second }, 2 * second)).toBe('changed');
  expect(quoteFreshness(shown, { amount: '94.9999', at: second }, 2 * second)).toBe('changed');
});

it('is changed by any difference once it is old, and old when even the newer one is', () => {
  expect(quoteFreshness(shown, { amount: '101', at: 20 * second }, 35 * second)).toBe('changed');
  expect(quoteFreshness(shown, { amount: '101', at: 20 * second }, 60 * second)).toBe('old');
});

it('takes any fee for a change of a free transfer', () => {
  expect(quoteFreshness({ amount: '0', at: 0 }, { amount: '1', at: second }, 2 * second)).toBe('changed');
  expect(quoteFreshness({ amount: '0', at: 0 }, { amount: '0', at: second }, 2 * second)).toBe('good');
});
