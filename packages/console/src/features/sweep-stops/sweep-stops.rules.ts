import type { AutoCollectConfig, WaitingCoinPage } from '@mpc/api';
import { coinName } from '#shared/coin/coin-name.ts';

/** Why money that should be swept stands still, and which. */
export type SweepStop = { kind: 'offline' } | { kind: 'fee' | 'gas'; coins: string[] };

/**
 * What keeps a wallet that is set up from being swept: a co-signer that does not answer, fees above their limits, a gas
 * station that cannot pay.
 */
export function stopsIn(
  { percent, prerequisites }: Pick<AutoCollectConfig, 'percent' | 'prerequisites'>,
  { list }: Pick<WaitingCoinPage, 'list'>,
): SweepStop[] {
  if (percent < 100) return [];
  const swept = list.filter(({ rule_status, reach_count }) => rule_status === 1 && reach_count > 0);
  const dear = swept.filter(({ blocked_count }) => blocked_count > 0);
  const dry = swept.filter(({ gas_enough, fuel_count }) => gas_enough === 0 && fuel_count > 0);
  return [
    ...(prerequisites.co_signer_online === 1 ? [] : [{ kind: 'offline' } as const]),
    ...(dear.length === 0 ? [] : [{ kind: 'fee' as const, coins: dear.map(coinName) }]),
    ...(dry.length === 0 ? [] : [{ kind: 'gas' as const, coins: dry.map(coinName) }]),
  ];
}
