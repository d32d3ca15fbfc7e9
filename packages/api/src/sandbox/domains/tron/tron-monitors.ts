import Big from 'big.js';
import { addressKey, checkAddress } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { tron } from '../../../domains/tron/tron.contract.ts';
import { tronMonitorLimit, type TronMonitor } from '../../../domains/tron/tron-monitor.schema.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import { logAs } from '../operations/log-operation.ts';
import { ownTronHome, resourcesOf } from './tron-resources.ts';
import type { TronMonitorRow } from './tron-tables.ts';

/** Refuses what is no address on TRON. */
export function refuseForeign(address: string): void {
  if (!checkAddress('TRX', address).ok) throw new Refused(codes.invalidAddress, { net: 'TRON' });
}

function monitorView(world: World, row: TronMonitorRow): TronMonitor {
  const { isActive, ...resources } = resourcesOf(world, row.address);
  const home = ownTronHome(world, row.address);
  const subWallet = world.subWallets.get(home?.sub_wallet_id ?? 0);
  const isOurs = subWallet?.wallet_id === row.wallet_id;
  const { address, label, energy_alert, net_alert, created_at } = row;
  return {
    address,
    label,
    sub_wallet_id: isOurs ? subWallet.sub_wallet_id : 0,
    sub_wallet_name: isOurs ? subWallet.sub_wallet_name : '',
    monitor_status: isActive ? 1 : 0,
    ...resources,
    energy_alert,
    net_alert,
    is_energy_low: energyLeft(resources) < energy_alert ? 1 : 0,
    is_net_low: netLeft(resources) < net_alert ? 1 : 0,
    created_at,
  };
}

type Left = Pick<TronMonitor, 'energy_total' | 'energy_used' | 'delegated_in_energy'>;

function energyLeft({ energy_total, energy_used, delegated_in_energy }: Left): number {
  return energy_total - energy_used + delegated_in_energy;
}

type NetLeft = Pick<TronMonitor, 'net_total' | 'net_used' | 'free_net_total' | 'free_net_used'>;

function netLeft({ net_total, net_used, free_net_total, free_net_used }: NetLeft): number {
  return net_total - net_used + free_net_total - free_net_used;
}

type Row = TronMonitor;
const orders = {
  created_at: (one: Row, other: Row) => one.created_at - other.created_at,
  label: (one: Row, other: Row) => one.label.localeCompare(other.label),
  trx_balance: (one: Row, other: Row) => new Big(one.trx_balance).cmp(other.trx_balance),
  energy_left: (one: Row, other: Row) => energyLeft(one) - energyLeft(other),
  net_left: (one: Row, other: Row) => netLeft(one) - netLeft(other),
};

/** The watched addresses of a wallet. */
export function monitorList(world: World, asked: ParamsOf<typeof tron.monitors>): TronMonitor[] {
  const { wallet_id, keyword = '', is_low, order_by = 'created_at', order } = asked;
  const text = keyword.trim().toLowerCase();
  const rows = world.tronMonitors
    .where('wallet_id', wallet_id)
    .map((row) => monitorView(world, row))
    .filter((row) =>
      [row.address, row.label, row.sub_wallet_name].some((one) => one.toLowerCase().includes(text)),
    )
    .filter((row) => is_low === undefined || Math.max(row.is_energy_low, row.is_net_low) === is_low)
    .sort(orders[order_by]);
  return order === 'desc' ? rows.reverse() : rows;
}

function monitorText(row: TronMonitorRow | undefined): string {
  if (row === undefined) return '';
  const { address, label, energy_alert, net_alert } = row;
  return `${address}${label === '' ? '' : ` ${label}`}: energy_alert ${energy_alert}, net_alert ${net_alert}`;
}

/** Begins to watch an address, changes how it is watched, or ends it. */
export function changeMonitor(world: World, uid: number, asked: ParamsOf<typeof tron.monitor>): void {
  const { wallet_id, op, address } = asked;
  refuseForeign(address);
  const rows = world.tronMonitors.where('wallet_id', wallet_id);
  const key = addressKey('TRX', address);
  const before = rows.find((row) => addressKey('TRX', row.address) === key);
  if (op === 'add' && before !== undefined) throw new BadField('address', 'taken');
  if (op === 'add' && rows.length >= tronMonitorLimit) throw new BadField('address', 'tooMany');
  if (op !== 'add' && before === undefined) throw new BadField('address', 'unknown');
  const after: TronMonitorRow | undefined =
    op === 'del'
      ? undefined
      : {
          wallet_id,
          address: before?.address ?? address,
          label: asked.label?.trim() ?? before?.label ?? '',
          energy_alert: asked.energy_alert ?? before?.energy_alert ?? 0,
          net_alert: asked.net_alert ?? before?.net_alert ?? 0,
          created_at: before?.created_at ?? world.clock.now(),
        };
  if (after !== undefined) world.tronMonitors.put(after);
  else if (before !== undefined) world.tronMonitors.remove(before);
  logAs(world, uid, {
    wallet_id,
    business: 'tron',
    area: 'monitor',
    op: op === 'del' ? 'delete' : op,
    before: monitorText(before),
    after: monitorText(after),
  });
}
