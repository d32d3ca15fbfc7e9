import * as v from 'valibot';
import { Address, Flag, Id, Time } from '../../core/wire.schema.ts';

export const BookFilter = v.strictObject({
  sub_wallet_id: Id,
  symbol: v.optional(v.string()),
  /** shared: of the sub-wallet; personal: mine only. Both where absent. */
  scope: v.optional(v.picklist(['shared', 'personal'])),
});

/** An address that may be paid, as the transfer form offers it. */
export const BookEntry = v.strictObject({
  id: Id,
  scope: v.picklist(['shared', 'personal']),
  base_symbol: v.string(),
  label: v.string(),
  address: Address,
  memo: v.string(),
  is_white: Flag,
  used_count: v.number(),
  last_used_at: v.optional(Time),
});
export type BookEntry = v.InferOutput<typeof BookEntry>;

export const SubWalletState = v.strictObject({
  /** Whitelist mode: 0 off, 1 on, 2 turning on, 3 turning off. */
  white_status: v.picklist([0, 1, 2, 3]),
  app_show_status: v.picklist(['1', '2']),
  collect_role: v.picklist([0, 1, 2]),
  kyt_status: Flag,
});
export type SubWalletState = v.InferOutput<typeof SubWalletState>;
