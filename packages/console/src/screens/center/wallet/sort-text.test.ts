import { expect, it } from 'vitest';
import { sortFrom, sortText } from './sort-text.ts';

const columns = { usd: 'usd', coin: 'symbol_alias' };

it.each(['usd', '-usd', 'coin'])('reads back the order %s', (text) => {
  expect(sortText(sortFrom(text, columns))).toBe(text);
});

it.each(['', 'toString', '-', 'usd,coin'])('takes %j for the usual order', (text) => {
  expect(sortFrom(text, columns)).toBeNull();
});
