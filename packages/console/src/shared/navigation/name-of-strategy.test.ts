import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { nameOfStrategy } from './name-of-strategy.ts';

it('calls the basic strategy by the console’s own words, and others by their names', () => {
  const t = ((key: string) => key) as TFunction;
  expect(nameOfStrategy({ type: 0, name: 'Basic strategy' }, t)).toBe('order.basicStrategy');
  expect(nameOfStrategy({ type: 1, name: 'Desk above 5,000' }, t)).toBe('Desk above 5,000');
});
