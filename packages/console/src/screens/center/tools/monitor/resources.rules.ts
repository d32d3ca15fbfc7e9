import type { TronMonitor } from '@mpc/api';

/**
 * Energy of one transfer of USDT on TRON: to an address that holds some, and to one that holds none yet, for which the
 * contract stores a new balance. product.md 2.17; network fees are estimated by the same figures.
 */
const transferEnergy = { toHolder: 64_285, toNewHolder: 130_285 } as const;

type EnergyFacts = Pick<TronMonitor, 'energy_total' | 'energy_used' | 'delegated_in_energy'>;
type NetFacts = Pick<TronMonitor, 'net_total' | 'net_used' | 'free_net_total' | 'free_net_used'>;

/** How much there is of a resource, and how much of it is used. */
export interface ResourceUse {
  total: number;
  used: number;
}

/** Energy of what is staked and what others delegated. */
export const energyUse = ({ energy_total, energy_used, delegated_in_energy }: EnergyFacts): ResourceUse => ({
  total: energy_total + delegated_in_energy,
  used: energy_used,
});

/** Bandwidth of what is staked, and that every account has each day. */
export const netUse = ({ net_total, net_used, free_net_total, free_net_used }: NetFacts): ResourceUse => ({
  total: net_total + free_net_total,
  used: net_used + free_net_used,
});

export const leftOf = ({ total, used }: ResourceUse): number => Math.max(0, total - used);

/** From which use on less is left than the alert threshold; null where there is none. */
export const alertFrom = ({ total }: ResourceUse, alert: number): number | null =>
  alert === 0 ? null : Math.max(0, total - alert + 1);

/** How many transfers of USDT the energy pays that is there now. No forecast: energy regenerates meanwhile. */
export function coveredTransfers(facts: EnergyFacts): { toHolders: number; toNewHolders: number } {
  const left = leftOf(energyUse(facts));
  return {
    toHolders: Math.floor(left / transferEnergy.toHolder),
    toNewHolders: Math.floor(left / transferEnergy.toNewHolder),
  };
}
