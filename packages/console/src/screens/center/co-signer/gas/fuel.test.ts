import { expect, it } from 'vitest';
import { fuelConflict, fuelOf } from './fuel.rules.ts';

const fuel = { fueling_amount: '0.002', fueling_min_balance: '0.001', alert_balance: '0' };

it('takes an empty minimum or alert line for none, and nothing else that is no amount', () => {
  expect(fuelOf({ amount: '0.002', minimum: '0.001', alert: '' })).toEqual(fuel);
  expect(fuelOf({ amount: '', minimum: '', alert: '' })).toBeNull();
  expect(fuelOf({ amount: '1', minimum: '0,5', alert: '' })).toBeNull();
});

it('keeps fuel below the threshold of its coin, so that it is not swept away again', () => {
  expect(fuelConflict(fuel, '0.12')).toBeNull();
  expect(fuelConflict(fuel, undefined)).toBeNull();
  expect(fuelConflict(fuel, '0.0020')).toBe('threshold');
  expect(fuelConflict({ ...fuel, fueling_min_balance: '0.003' }, '0.12')).toBe('minimum');
});
