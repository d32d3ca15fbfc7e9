import { expect, it } from 'vitest';
import { isPayable } from './payable.rules.ts';

const payable = (symbols: string[]) => symbols.filter((base_symbol) => isPayable({ base_symbol }));

it('offers every chain whose addresses can be checked', () => {
  const chains = ['ETH', 'BSC', 'MATIC1', 'HECO', 'TRX', 'BTC', 'LTC', 'DOGE', 'TON', 'SOL', 'XRP', 'ATOM'];
  expect(payable([...chains, 'EOS'])).toEqual([...chains, 'EOS']);
});

it('offers no chain nobody knows', () => {
  expect(payable(['NOPE', ''])).toEqual([]);
});
