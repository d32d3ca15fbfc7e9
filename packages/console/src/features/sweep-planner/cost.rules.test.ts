import { describe, expect, it } from 'vitest';
import { cheapest, costsOf, suggestionOf, runsPerMonth, type SweepTerms } from './cost.rules.ts';
import { ledgerOf } from './ledger.ts';
import { replay } from './replay.ts';

const terms: SweepTerms = {
  price: '1',
  mainPrice: '3000',
  fee: '0.0002',
  addressFee: '0.0002',
  fuelFee: '0.0001',
  fuel: { amount: '0.0005', least: '0' },
};
const month = { runs: runsPerMonth, rate: '4', terms };

it('adds fees of sweeps, fees of refueling and the cost of idle funds', () => {
  // Three sweeps of one address: the first two are paid by one refueling, the third needs another.
  const replayed = [
    { threshold: '100', sweeps: 3, timesSwept: [[3, 1]] as const, idle: String(600 * runsPerMonth) },
  ];
  expect(costsOf(replayed, month)).toEqual([
    {
      threshold: '100',
      sweeps: '3',
      refuels: '2',
      // 3 × 0.0002 + 2 × 0.0001, at 3000.
      fees: '2.4',
      idle: '600',
      // 600 × 4 % / 12.
      idleCost: '2',
      total: '4.4',
    },
  ]);
});

it('counts no refueling where energy is delegated', () => {
  const replayed = [{ threshold: '100', sweeps: 3, timesSwept: [[3, 1]] as const, idle: '0' }];
  expect(costsOf(replayed, { ...month, terms: { ...terms, fuel: null } })[0]?.refuels).toBe('0');
});

it('brings a shorter period up to a month', () => {
  const replayed = [{ threshold: '1', sweeps: 5, timesSwept: [[1, 5]] as const, idle: String(10 * 432) }];
  expect(costsOf(replayed, { ...month, runs: 432 })[0]).toMatchObject({
    sweeps: '50',
    refuels: '50',
    idle: '10',
  });
});

const cost = (threshold: string, total: string) => ({
  threshold,
  total,
  sweeps: '0',
  refuels: '0',
  fees: '0',
  idle: '0',
  idleCost: '0',
});

describe('what is suggested', () => {
  const tested = [
    cost('10', '9'),
    cost('20', '4.000000000000000001'),
    cost('30', '4'),
    cost('40', '4'),
    cost('50', '8'),
  ];
  const known = { deposits: 30, terms, current: cost('15', '6') };

  it('is the lowest cost, and the lower threshold of two that cost the same', () => {
    expect(cheapest(tested)?.threshold).toBe('30');
    expect(suggestionOf(tested, known)).toMatchObject({
      kind: 'change',
      cost: { threshold: '30' },
      saves: '2',
    });
  });

  it('is to keep the current threshold where none is cheaper', () => {
    expect(suggestionOf(tested, { ...known, current: cost('33', '3.9') })).toMatchObject({ kind: 'keep' });
  });

  it('is nothing under 30 deposits or without a price, and says why', () => {
    expect(suggestionOf(tested, { ...known, deposits: 29 })).toEqual({ kind: 'few' });
    const without = (more: Partial<SweepTerms>) =>
      suggestionOf(tested, { ...known, terms: { ...terms, ...more } });
    expect(without({ price: undefined })).toEqual({ kind: 'no_price', of: 'coin' });
    expect(without({ mainPrice: undefined })).toEqual({ kind: 'no_price', of: 'main' });
  });
});

it('finds the point between many small sweeps and much idle money', () => {
  // Forty addresses get 25 a day.
  const deposits = Array.from({ length: 40 * 30 }, (_, index) => ({
    address: `a${index % 40}`,
    run: Math.floor(index / 40) * 144,
    amount: '25',
  }));
  const thresholds = ['25', '50', '100', '200', '400', '700'];
  const replayed = replay({
    ledger: ledgerOf(deposits, thresholds),
    runs: runsPerMonth,
    thresholds,
    reserve: '0',
  });
  const cheap = { ...month, terms: { ...terms, fee: '0.00002', addressFee: '0.00002', fuelFee: '0.00001' } };
  expect(cheapest(costsOf(replayed, cheap))?.threshold).toBe('200');
});
