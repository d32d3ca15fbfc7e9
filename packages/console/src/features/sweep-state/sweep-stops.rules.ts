import type { AutoCollectConfig, WaitingCoinPage } from '@mpc/api';
import { compare } from '#shared/money/decimal.ts';

/** Why money that should be swept stands still. */
export type SweepStop = 'offline' | 'fee' | 'gas';

/** What keeps a wallet that is set up from being swept: no co-signer, fees above their limits, a gas station that is empty. */
export function stopsIn(
  { percent, prerequisites }: Pick<AutoCollectConfig, 'percent' | 'prerequisites'>,
  { list, stat }: Pick<WaitingCoinPage, 'list' | 'stat'>,
): SweepStop[] {
  if (percent < 100) return [];
  const isAway = prerequisites.co_signer_enabled === 1 && prerequisites.co_signer_online !== 1;
  const isDear = list.some(({ blocked_count }) => blocked_count > 0);
  const isDry = stat.gas_needed.some(({ amount, gas_balance }) => compare(amount, gas_balance) === 1);
  return [...(isAway ? (['offline'] as const) : []), ...(isDear ? (['fee'] as const) : []), ...(isDry ? (['gas'] as const) : [])];
}
