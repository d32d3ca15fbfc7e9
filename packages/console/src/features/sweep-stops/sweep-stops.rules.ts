import type { AutoCollectConfig, WaitingCoin, WaitingCoinPage } from '@mpc/api';
import { coinName } from '#shared/coin/coin-name.ts';

/** What keeps a coin from being swept: its network fee, or a gas station that cannot pay. */
export type CoinStop = 'fee' | 'gas';

/** A coin whose network fee is above its limit. */
interface DearCoin {
  symbol: string;
  name: string;
  /** Of one sweep; absent where the chain cannot be asked. */
  fee: string | undefined;
  limit: string | undefined;
  feeCoin: string;
}

/** A network on which the gas station cannot pay. */
interface DryNetwork {
  base: string;
  coin: string;
  /** The coins that wait for it. */
  coins: string[];
  needed: string;
  available: string;
}

/** Why money that should be swept stands still, and which. */
export type SweepStop =
  | { kind: 'offline' }
  | { kind: 'fee'; coins: DearCoin[] }
  | { kind: 'gas'; networks: DryNetwork[] };

/** What keeps a coin that has reached its threshold from being swept. */
export function coinStops({
  rule_status,
  reach_count,
  blocked_count,
  gas_enough,
  fuel_count,
}: Pick<
  WaitingCoin,
  'rule_status' | 'reach_count' | 'blocked_count' | 'gas_enough' | 'fuel_count'
>): CoinStop[] {
  if (rule_status === 0 || reach_count === 0) return [];
  return [
    ...(blocked_count > 0 ? (['fee'] as const) : []),
    ...(gas_enough === 0 && fuel_count > 0 ? (['gas'] as const) : []),
  ];
}

/**
 * What keeps a wallet that is set up from being swept: a co-signer that does not answer, fees above their limits, a gas
 * station that cannot pay.
 */
export function stopsIn(
  { percent, prerequisites }: Pick<AutoCollectConfig, 'percent' | 'prerequisites'>,
  { list, stat }: Pick<WaitingCoinPage, 'list' | 'stat'>,
): SweepStop[] {
  if (percent < 100) return [];
  const dear = list.filter((coin) => coinStops(coin).includes('fee'));
  const dry = list.filter((coin) => coinStops(coin).includes('gas'));
  const networks = stat.gas_needed.flatMap(({ base_symbol, symbol_alias, amount, gas_balance }) => {
    const coins = dry.filter((coin) => coin.base_symbol === base_symbol).map(coinName);
    return coins.length === 0
      ? []
      : [{ base: base_symbol, coin: symbol_alias, coins, needed: amount, available: gas_balance }];
  });
  return [
    ...(prerequisites.co_signer_online === 1 ? [] : [{ kind: 'offline' } as const]),
    ...(dear.length === 0
      ? []
      : [
          {
            kind: 'fee' as const,
            coins: dear.map((coin) => ({
              symbol: coin.symbol,
              name: coinName(coin),
              fee: coin.fee_per_tx,
              limit: coin.fueling_limit,
              feeCoin: coin.fee_symbol_alias,
            })),
          },
        ]),
    ...(networks.length === 0 ? [] : [{ kind: 'gas' as const, networks }]),
  ];
}

/** What of these keeps one coin from being swept. */
export function stopOf(
  stops: readonly SweepStop[],
  coin: Parameters<typeof coinName>[0],
): CoinStop | undefined {
  const name = coinName(coin);
  const found = stops.find((stop) =>
    stop.kind === 'fee'
      ? stop.coins.some((one) => one.name === name)
      : stop.kind === 'gas' && stop.networks.some(({ coins }) => coins.includes(name)),
  );
  return found?.kind === 'offline' ? undefined : found?.kind;
}

/** Whether the co-signer sweeps: all coins, not all of them, none any more, or not yet. */
export type SweepRun = { kind: 'running' | 'stopped' | 'notRunning' } | { kind: 'paused'; count: number };

/** Whether the co-signer sweeps now, with what stands still meanwhile. */
export function sweepRun(
  { percent, running }: Pick<AutoCollectConfig, 'percent' | 'running'>,
  stops: readonly SweepStop[],
): SweepRun {
  if (percent < 100) return { kind: 'notRunning' };
  if (running !== 1 || stops.some(({ kind }) => kind === 'offline')) return { kind: 'stopped' };
  const paused = stops.flatMap((stop) =>
    stop.kind === 'fee'
      ? stop.coins.map(({ name }) => name)
      : stop.kind === 'gas'
        ? stop.networks.flatMap(({ coins }) => coins)
        : [],
  );
  const count = new Set(paused).size;
  return count === 0 ? { kind: 'running' } : { kind: 'paused', count };
}
