import { expect, it } from 'vitest';
import { lowGas } from './low-gas.rules.ts';

const monitor = (status: 0 | 1, threshold: string, balance = '0.004') => ({
  base_symbol: 'BSC',
  vote_free_address: '0x1',
  balance,
  threshold,
  status,
});

it('goes by the threshold that is monitored', () => {
  expect(lowGas(monitor(1, '0.01'), { fee: '0.0001' })).toMatchObject({ needed: '0.01', isMonitored: true });
  expect(lowGas(monitor(1, '0.004'), { fee: '1' })).toBeNull();
});

it('goes by what ten moves cost where nothing is monitored', () => {
  expect(lowGas(monitor(0, '9'), { fee: '0.0005' })).toMatchObject({ needed: '0.005', isMonitored: false });
  expect(lowGas(monitor(0, '9'), { fee: '0.0004' })).toBeNull();
});

it('says nothing while no fee is known', () => {
  expect(lowGas(monitor(0, '9'), undefined)).toBeNull();
});
