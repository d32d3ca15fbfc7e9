import { expect, it } from 'vitest';
import { matchCommands } from './command-match.ts';

const groups = [
  { id: 'screens', title: 'Screens', items: [{ id: 'kyt', label: 'KYT', keywords: '链上风险筛查 risk' }] },
  { id: 'wallets', title: 'Wallets', items: [{ id: 'main', label: 'Main', detail: 'Treasury' }] },
];
const found = (query: string) =>
  matchCommands(groups, query).flatMap(({ items }) => items.map(({ id }) => id));

it('shows everything before anything is typed', () => {
  expect(found(' ')).toEqual(['kyt', 'main']);
});

it.each([
  ['kyt', ['kyt']],
  ['风险', ['kyt']],
  ['treas main', ['main']],
  ['main kyt', []],
])('finds by label, detail and keywords, every word: %s', (query, ids) => {
  expect(found(query)).toEqual(ids);
});
