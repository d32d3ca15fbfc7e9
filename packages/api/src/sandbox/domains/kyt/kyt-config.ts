import type { KytApi, KytConfig, LevelHandling } from '../../../domains/kyt/kyt-config.schema.ts';
import { coinOf } from '../../world/access.ts';
import { known, type World } from '../../world/world.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { KytConfigRow, KytServiceRow } from './kyt-tables.ts';

const held: LevelHandling = { low: 1, medium: 2, high: 3, severe: 3 };
const notified: LevelHandling = { low: 1, medium: 1, high: 2, severe: 2 };

/** The coins of a wallet's sub-wallets, in the order of all coins. */
function coinsOf(world: World, walletId: number): string[] {
  const focus = new Set(world.subWallets.where('wallet_id', walletId).flatMap((row) => row.focus));
  return world.coins.all().flatMap(({ symbol }) => (focus.has(symbol) ? [symbol] : []));
}

/** What is proposed where nothing was saved yet: everything is watched. */
export function proposedConfig(world: World, { service_id, wallet_id }: KytServiceRow): KytConfigRow {
  const coins = coinsOf(world, wallet_id).map((symbol) => ({ symbol, status: 1 as const, minimum: '0' }));
  return {
    service_id,
    mode: 'platform',
    api_key: '',
    api_secret: '',
    test_time: 0,
    test_result: 0,
    scope: { scope_type: 1, sub_wallet_ids: [], auto_include_new: 1 },
    directions: ['deposit', 'withdraw'],
    triggers: { trigger_mode: 'value', coins },
    handling: { deposit: held, withdraw: notified },
    breaker: { status: 0, level: 4 },
    tripped_at: 0,
    timeout: { minutes: 30, action: 'hold' },
    updated_at: 0,
    updated_by: 0,
  };
}

/** The configuration of a service as it was saved, or is proposed. */
export function configOf(world: World, service: KytServiceRow): KytConfigRow {
  return world.kytConfigs.get(service.service_id) ?? proposedConfig(world, service);
}

/** How a service is reached, its key cut short. */
export function connectionOf({ mode, api_key, test_time, test_result }: KytConfigRow): KytApi {
  return {
    mode,
    api_key_masked: api_key === '' ? '' : `${api_key.slice(0, 4)}****${api_key.slice(-4)}`,
    test_time: test_time === 0 ? null : test_time,
    test_result,
  };
}

/** A configuration as its people see it. */
export function configView(world: World, service: KytServiceRow): KytConfig {
  const config = configOf(world, service);
  const { triggers, breaker, tripped_at, updated_at, updated_by } = config;
  return {
    service_id: service.service_id,
    provider: service.name,
    config_status: service.config_status,
    connection: connectionOf(config),
    scope: { ...config.scope, sub_wallet_ids: [...config.scope.sub_wallet_ids] },
    directions: [...config.directions],
    trigger_mode: triggers.trigger_mode,
    coins: triggers.coins.map((coin) => {
      const { symbol_alias, coin_net } = coinOf(world, coin);
      return { ...coin, symbol_alias, coin_net };
    }),
    handling: config.handling,
    breaker: { ...breaker, tripped_at: tripped_at === 0 ? null : tripped_at },
    timeout: config.timeout,
    receivers: world.receivers
      .where('list', `${service.wallet_id}/kyt`)
      .filter(({ status }) => status === 1)
      .map(({ email }) => email),
    updated_at: updated_at === 0 ? null : updated_at,
    updated_by: updated_by === 0 ? null : personBeside(world, updated_by),
  };
}

/** Watches the sub-wallets that the service which is enforced is to watch, and no others. */
export function watchScope(world: World, walletId: number): void {
  const service = world.kytServices.where('wallet_id', walletId).find(({ status }) => status === 1);
  const scope = service && known(world.kytConfigs.get(service.service_id), 'configuration in force').scope;
  for (const row of world.subWallets.where('wallet_id', walletId)) {
    const isIn = scope?.scope_type === 1 || scope?.sub_wallet_ids.includes(row.sub_wallet_id) === true;
    if (row.kyt_status !== (isIn ? 1 : 0)) world.subWallets.update(row, { kyt_status: isIn ? 1 : 0 });
  }
}
