import * as v from 'valibot';
import { Address, Amount, Flag, Id, Time } from '../../core/wire.schema.ts';

/** So many addresses a wallet can watch. */
export const tronMonitorLimit = 20;

/** A label: at most 30 characters, counted in code points. */
export const TronMonitorLabel = v.pipe(
  v.string(),
  v.check((text) => Array.from(text).length <= 30, 'label'),
);

/** Remaining amount below which an alert is sent; 0 for none. */
export const TronAlert = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** Which watched addresses. */
export const TronMonitorFilter = v.strictObject({
  wallet_id: Id,
  /** Part of an address, label or sub-wallet's name. */
  keyword: v.optional(v.string()),
  /** 1 only addresses below one of their alert levels. */
  is_low: v.optional(Flag),
  order_by: v.optional(v.picklist(['created_at', 'label', 'trx_balance', 'energy_left', 'net_left'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
});

const resourceEntries = {
  /** Energy and bandwidth of what is staked: all, and used of it. */
  energy_total: v.number(),
  energy_used: v.number(),
  net_total: v.number(),
  net_used: v.number(),
  /** Bandwidth that every account has each day. */
  free_net_total: v.number(),
  free_net_used: v.number(),
  /** TRX. */
  trx_balance: Amount,
  staked_trx: Amount,
  /** Energy that others have delegated to it, and that it has delegated to others. */
  delegated_in_energy: v.number(),
  delegated_out_energy: v.number(),
  /** When the chain was last asked. */
  updated_at: Time,
};

/** A watched address. */
export const TronMonitor = v.strictObject({
  address: v.string(),
  label: v.string(),
  /** The sub-wallet it belongs to; 0 and empty where it is not ours. */
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  /** 1 watched; 0 where the account is not in use on the chain yet. */
  monitor_status: Flag,
  ...resourceEntries,
  energy_alert: TronAlert,
  net_alert: TronAlert,
  /** Which of the lines it is below. */
  is_energy_low: Flag,
  is_net_low: Flag,
  created_at: Time,
});
export type TronMonitor = v.InferOutput<typeof TronMonitor>;

/** An address on TRON, watched or not. */
export const TronResourceQuestion = v.strictObject({ wallet_id: Id, address: Address });

/** What an address has, and had over the last 24 hours. */
export const TronResource = v.strictObject({
  address: v.string(),
  ...resourceEntries,
  series: v.array(
    v.strictObject({ time: Time, energy_used: v.number(), net_used: v.number(), trx_balance: Amount }),
  ),
});
export type TronResource = v.InferOutput<typeof TronResource>;

/** Begins to watch an address, changes how it is watched, or ends it. */
export const TronMonitorChange = v.strictObject({
  wallet_id: Id,
  /** add, edit or delete. */
  op: v.picklist(['add', 'edit', 'del']),
  address: Address,
  /** Label. @default empty, or unchanged; so are the alert levels */
  label: v.optional(TronMonitorLabel),
  energy_alert: v.optional(TronAlert),
  net_alert: v.optional(TronAlert),
});
