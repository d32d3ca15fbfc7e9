import { knownChains } from '@mpc/api/addresses';
import { expect, it } from 'vitest';
import { isPayable } from './payable.rules.ts';

const payable = (symbols: string[]) => symbols.filter((base_symbol) => isPayable({ base_symbol }));

it('offers the chains whose fees the form knows', () => {
  const evmAndTron = ['ETH', 'BSC', 'MATIC1', 'HECO', 'TRX'];
  expect(payable(evmAndTron)).toEqual(evmAndTron);
});

it('offers no chain only because its addresses can be checked', () => {
  expect(knownChains.length).toBeGreaterThan(2);
  expect(payable(['BTC', 'LTC', 'DOGE', 'TON', 'SOL', 'XRP', 'ATOM', 'EOS'])).toEqual([]);
});

it('offers no chain nobody knows', () => {
  expect(payable(['NOPE', ''])).toEqual([]);
});
