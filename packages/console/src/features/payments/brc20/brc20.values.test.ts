import { expect, it } from 'vitest';
import { emptyBrc20, isBrc20Values, totalsOf, worthOfOutputs, type Chosen } from './brc20.values.ts';

const one = (number: number, ticker: string, amount: string, sats = 546): Chosen => ({
  inscription_id: `${number}i0`,
  inscription_number: number,
  ticker,
  amount,
  sats,
  utxo: `${number}:0`,
});
const chosen = [
  one(1, 'ordi', '7.5'),
  one(2, 'sats', '1000000000'),
  one(3, 'ordi', '0.000000000000000001', 10_000),
];

it('adds up each token by itself, to the last digit', () => {
  expect(totalsOf(chosen)).toEqual([
    { ticker: 'ordi', amount: '7.500000000000000001' },
    { ticker: 'sats', amount: '1000000000' },
  ]);
});

it('counts the outputs in bitcoin', () => {
  expect(worthOfOutputs(chosen)).toBe('0.00011092');
  expect(worthOfOutputs([])).toBe('0');
});

it('knows its own drafts', () => {
  const draft = JSON.parse(JSON.stringify({ ...emptyBrc20, chosen }));
  expect(isBrc20Values(draft)).toBe(true);
  expect(isBrc20Values({ ...draft, chosen: [{ inscription_id: 'x' }] })).toBe(false);
  expect(isBrc20Values({ ...draft, address: 1 })).toBe(false);
  expect(isBrc20Values(null)).toBe(false);
});
