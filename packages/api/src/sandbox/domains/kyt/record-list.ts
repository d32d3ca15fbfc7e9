import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { kyt } from '../../../domains/kyt/kyt.contract.ts';
import type { KytRecordPage } from '../../../domains/kyt/kyt-record.schema.ts';
import type { RiskLevel } from '../../../domains/kyt/screening.schema.ts';
import { ownSubWallet, ownWallet, subWalletsOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { directionOf, movementOf, type Screened } from './kyt-records.ts';
import { roomOf } from './kyt-orders.ts';
import type { KytRecordRow } from './kyt-tables.ts';
import { providerOf, recordOf } from './record-view.ts';

type Filter = ParamsOf<typeof kyt.records>;

interface Pair {
  record: KytRecordRow;
  row: Screened;
  /** USD, read once and not at every comparison. */
  worth: Big;
}

const orders: Record<NonNullable<Filter['order_by']>, (one: Pair, other: Pair) => number> = {
  created_at: () => 0,
  risk_score: (one, other) => one.row.kyt.score - other.row.kyt.score,
  amount_usd: (one, other) => one.worth.cmp(other.worth),
};

const levels: Record<RiskLevel, keyof KytRecordPage['stat']['by_level']> = {
  0: 'none',
  1: 'low',
  2: 'medium',
  3: 'high',
  4: 'severe',
};

function statOf(world: World, walletId: number, pairs: readonly Pair[]): KytRecordPage['stat'] {
  const now = new Date(world.clock.now());
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const by_level = { none: 0, low: 0, medium: 0, high: 0, severe: 0 };
  for (const { row } of pairs) by_level[levels[row.kyt.level]] += 1;
  const held = pairs.filter(({ row }) => row.trans_kind === 'deposit' && [3, 4, 7].includes(row.kyt_status));
  const rooms = world.kytServices
    .where('wallet_id', walletId)
    .filter(({ status }) => status === 1)
    .map(({ service_id }) => roomOf(world, service_id));
  return {
    screened_month: pairs.filter(({ record }) => record.created_at >= monthStart).length,
    quota_used: rooms.reduce((sum, { used }) => sum + used, 0),
    quota_total: rooms.reduce((sum, { total }) => sum + total, 0),
    by_level,
    waiting: pairs.filter(({ row }) => row.kyt_status === 3 || row.kyt_status === 7).length,
    frozen_usd: held.reduce((sum, { worth }) => sum.plus(worth), new Big(0)).toFixed(2, Big.roundDown),
  };
}

/** The records that were asked for, and figures over all that the caller sees. */
export function recordPage(asking: Asking, filter: Filter): KytRecordPage {
  const { world, person } = asking;
  const { wallet_id, sub_wallet_id, direction, risk_level, kyt_status, provider, symbol } = filter;
  const wallet = ownWallet(asking, wallet_id);
  const seen = new Set(subWalletsOf(world, person.uid, wallet.wallet_id).map((row) => row.sub_wallet_id));
  for (const id of sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const pairs = world.kytRecords
    .where('wallet_id', wallet_id)
    .filter((record) => seen.has(record.sub_wallet_id))
    .map((record): Pair => {
      const row = movementOf(world, record);
      return { record, row, worth: new Big(row.amount_usd ?? 0) };
    });
  const found = pairs
    .filter(({ record }) => sub_wallet_id === undefined || sub_wallet_id.includes(record.sub_wallet_id))
    .filter(({ row }) => direction === undefined || directionOf(row) === direction)
    .filter(({ row }) => risk_level === undefined || risk_level.includes(row.kyt.level))
    .filter(({ row }) => kyt_status === undefined || kyt_status.includes(row.kyt_status))
    .filter(({ record }) => provider === undefined || providerOf(world, record) === provider)
    .filter(({ row }) => symbol === undefined || row.symbol === symbol);
  const page = listed(found, filter, {
    show: ({ record }) => recordOf(world, record, person.uid),
    texts: ({ row }) => [row.txid, row.address_from, row.address_to],
    time: ({ record }) => record.created_at,
    compare: (one, other) =>
      orders[filter.order_by ?? 'created_at'](one, other) ||
      one.record.created_at - other.record.created_at ||
      one.record.record_id - other.record.record_id,
  });
  return { ...page, stat: statOf(world, wallet_id, pairs) };
}
