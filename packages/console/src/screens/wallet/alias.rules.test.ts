import { expect, it } from 'vitest';
import { isAliasTaken } from './alias.rules.ts';

const mine = [
  { wallet_id: 1, wallet_name: 'Treasury', alias: '' },
  { wallet_id: 2, wallet_name: 'Operations', alias: 'Desk' },
];

it.each([
  [' desk ', true],
  ['OPERATIONS', true],
  ['Desk 2', false],
  // Its own name, and none at all.
  ['Treasury', false],
  ['  ', false],
])('no two wallets are called the same: “%s”', (alias, isTaken) => {
  expect(isAliasTaken(alias, { wallet_id: 1 }, mine)).toBe(isTaken);
});
