import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import type { TronResource } from '../../../domains/tron/tron-monitor.schema.ts';
import type { AddressRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { hour, minute } from '../../../core/durations.ts';

/** Energy, and bandwidth, that a staked TRX yields in a day. */
const yields = { energy: 9.6, net: 1.15 } as const;

/** What every account has each day. */
const freeNet = 600;

/** A number from 0 up to, not including, 1 that belongs to a text (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The address of ours that an address on TRON is, if it is one. */
export function ownTronHome(world: World, address: string): AddressRow | undefined {
  return world.addresses.where('key', addressKey('TRX', address)).find((row) => row.base_symbol === 'TRX');
}

type Resources = Omit<TronResource, 'address' | 'series'> & {
  /** Whether the chain knows the account. */
  isActive: boolean;
};

function balanceOf(world: World, address: string): Big {
  const home = ownTronHome(world, address);
  if (home !== undefined) return world.ledger.at(home.sub_wallet_id, 'TRX', home.address).total;
  return new Big(Math.floor(shareOf(`balance ${address}`) * 4e9)).div(1e4);
}

/** Used of what there is in an hour: it comes back over the day, and goes again. */
function used(of: string, address: string, total: number, time: number): number {
  return Math.floor(total * (0.1 + 0.85 * shareOf(`${of} ${address} ${Math.floor(time / hour)}`)));
}

function stakeOf(address: string): number {
  const share = shareOf(`stake ${address}`);
  return share < 0.3 ? 0 : Math.floor(share * 200) * 100;
}

function capacity(address: string) {
  const staked = stakeOf(address);
  return { staked, energy: Math.floor(staked * yields.energy), net: Math.floor(staked * yields.net) };
}

/** What an address on TRON has now: of ours as our records have it, of others as such accounts usually have. */
export function resourcesOf(world: World, address: string): Resources {
  const now = world.clock.now();
  const { staked, energy, net } = capacity(address);
  const home = ownTronHome(world, address);
  const trx = balanceOf(world, address);
  const isKnown =
    home === undefined || world.transactions.where('sub_wallet_id', home.sub_wallet_id).length > 0;
  const lent = world.delegateOrders
    .where('address', address)
    .filter(({ status }) => status === 2 || status === 3);
  return {
    isActive: home === undefined || trx.gt(0) || (home.is_common === 1 && isKnown),
    energy_total: energy,
    energy_used: used('energy', address, energy, now),
    net_total: net,
    net_used: used('net', address, net, now),
    free_net_total: freeNet,
    free_net_used: used('free', address, freeNet, now),
    trx_balance: trx.toFixed(),
    staked_trx: String(staked),
    delegated_in_energy: lent.reduce((sum, { energy_num }) => sum + energy_num, 0),
    delegated_out_energy: shareOf(`out ${address}`) < 0.2 ? Math.floor(energy / 4) : 0,
    updated_at: Math.floor(now / minute) * minute,
  };
}

/** The last 24 hours of an address, hour by hour. */
export function resourceSeries(world: World, address: string): TronResource['series'] {
  const { energy, net } = capacity(address);
  const trx_balance = balanceOf(world, address).toFixed();
  const thisHour = Math.floor(world.clock.now() / hour) * hour;
  return Array.from({ length: 24 }, (_, index) => thisHour - (23 - index) * hour).map((time) => ({
    time,
    energy_used: used('energy', address, energy, time),
    net_used: used('net', address, net, time),
    trx_balance,
  }));
}
