import Big from 'big.js';
import type { KytDirection, KytHandling, LevelHandling } from '../../../domains/kyt/kyt-config.schema.ts';
import type { KytStatus } from '../../../domains/kyt/kyt-record.schema.ts';
import type { RiskLevel, Screening } from '../../../domains/kyt/screening.schema.ts';
import { inUsd } from '../../world/ledger.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { KytConfigRow, KytServiceRow } from './kyt-tables.ts';
import { notScreened, screen } from './screening.ts';

/** What a movement carries of its screening. */
export interface Judged {
  kyt: Screening;
  kyt_status: KytStatus;
}

const levelNames: Record<Exclude<RiskLevel, 0>, keyof LevelHandling> = {
  1: 'low',
  2: 'medium',
  3: 'high',
  4: 'severe',
};

const unwatched: Judged = { kyt: notScreened, kyt_status: 0 };

/** The service that is enforced in a wallet now, with its configuration; undefined where there is none. */
export function inForce(
  world: World,
  walletId: number,
): { service: KytServiceRow; config: KytConfigRow } | undefined {
  const service = world.kytServices
    .where('wallet_id', walletId)
    .find((row) => row.status === 1 && row.expire_time > world.clock.now());
  const config = service && world.kytConfigs.get(service.service_id);
  return service && config && { service, config };
}

/** Whether a movement is screened. An amount that is not known yet counts as enough. */
export function isWatched(
  world: World,
  { wallet_id, kyt_status }: SubWalletRow,
  coin: CoinRow,
  direction: KytDirection,
  amount?: string,
): boolean {
  const config = kyt_status === 1 ? inForce(world, wallet_id)?.config : undefined;
  if (config?.directions.includes(direction) !== true) return false;
  const { trigger_mode, coins } = config.triggers;
  const trigger = coins.find(({ symbol, status }) => symbol === coin.symbol && status === 1);
  if (trigger === undefined) return false;
  if (amount === undefined || config.tripped_at > 0) return true;
  // What has no price may be worth anything.
  const measured = trigger_mode === 'quantity' ? amount : inUsd(coin, amount);
  return measured === undefined || new Big(measured).gte(trigger.minimum);
}

/** What the configuration in force has for a level of risk; a grave one is held where there is none. */
export function handlingOf(
  world: World,
  walletId: number,
  direction: KytDirection,
  level: RiskLevel,
): KytHandling {
  if (level === 0) return 1;
  const handling = inForce(world, walletId)?.config.handling[direction];
  return handling?.[levelNames[level]] ?? (level > 2 && direction === 'deposit' ? 3 : 1);
}

/**
 * What a screening leads to by the configuration in force: null where it was not answered, undefined where nobody asked. A
 * transfer of a grave risk that may go has been confirmed by who asked for it.
 */
export function judge(
  world: World,
  { wallet_id }: SubWalletRow,
  direction: KytDirection,
  screening: Screening | null | undefined,
): Judged {
  if (screening === undefined) return unwatched;
  if (screening === null) return { kyt: notScreened, kyt_status: direction === 'deposit' ? 1 : 7 };
  const provider = inForce(world, wallet_id)?.service.name;
  const kyt = provider === undefined ? screening : { ...screening, provider };
  const handling = handlingOf(world, wallet_id, direction, kyt.level);
  if (handling > 2) return { kyt, kyt_status: handling === 3 ? 3 : 4 };
  return { kyt, kyt_status: direction === 'withdraw' && kyt.level > 2 ? 5 : 2 };
}

/** Screens where a deposit comes from, where that is to be done. */
export function screenDeposit(
  world: World,
  subWallet: SubWalletRow,
  coin: CoinRow,
  { amount, address_from }: { amount: string; address_from: string },
): Judged {
  if (!isWatched(world, subWallet, coin, 'deposit', amount)) return unwatched;
  const screening = screen(coin.base_symbol, address_from, world.clock.now()) ?? null;
  return judge(world, subWallet, 'deposit', screening);
}
