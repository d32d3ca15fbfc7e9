import { expect, it } from 'vitest';
import { alertFrom, coveredTransfers, energyUse, leftOf, netUse } from './resources.rules.ts';

it('energy is what is staked and delegated to it, bandwidth is what is staked and free', () => {
  expect(energyUse({ energy_total: 100, energy_used: 40, delegated_in_energy: 20 })).toEqual({
    total: 120,
    used: 40,
  });
  expect(netUse({ net_total: 100, net_used: 40, free_net_total: 600, free_net_used: 5 })).toEqual({
    total: 700,
    used: 45,
  });
  expect(leftOf({ total: 1, used: 3 })).toBe(0);
});

it.each([
  [0, null],
  [30, 71],
  [100, 1],
  [500, 0],
])('with an alert threshold of %i of 100 it is low from a use of %s on', (alert, from) => {
  expect(alertFrom({ total: 100, used: 0 }, alert)).toBe(from);
});

it.each([
  [64_284, 0, 0],
  [64_285, 1, 0],
  [130_285, 2, 1],
  [192_855, 3, 1],
])('%i of energy cover %i transfers of USDT, and %i to new holders', (left, toHolders, toNewHolders) => {
  const facts = { energy_total: 50_000, energy_used: 10_000, delegated_in_energy: left - 40_000 };
  expect(coveredTransfers(facts)).toEqual({ toHolders, toNewHolders });
});
