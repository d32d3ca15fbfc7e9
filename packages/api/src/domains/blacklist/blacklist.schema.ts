import * as v from 'valibot';
import { Address, Flag, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { blacklistBatchLimit, blacklistReasonLimit } from './blacklist.rules.ts';

/** 1 never paid, 2 never swept, 3 both. */
export const BlacklistScope = v.picklist([1, 2, 3]);
export type BlacklistScope = v.InferOutput<typeof BlacklistScope>;

/** Reason, at most 100 characters. */
export const BlacklistReason = v.pipe(
  v.string(),
  v.check((text) => Array.from(text).length <= blacklistReasonLimit, 'reason'),
);

/** An address that is never paid or swept. */
export const BlacklistAddress = v.strictObject({
  id: Id,
  /** The chain, by its main coin. */
  base_symbol: v.string(),
  coin_net: v.string(),
  address: Address,
  /** The one coin it is listed for; empty for every coin of the chain. */
  symbol: v.string(),
  symbol_alias: v.string(),
  reason: v.string(),
  scope: BlacklistScope,
  /** 1 in force, 0 switched off. */
  status: Flag,
  creator: Person,
  created_at: Time,
});
export type BlacklistAddress = v.InferOutput<typeof BlacklistAddress>;

/** Which listed addresses are asked for. */
export const BlacklistFilter = v.strictObject({
  wallet_id: Id,
  base_symbol: v.optional(v.array(v.string())),
  scope: v.optional(v.array(BlacklistScope)),
  /** 1 enabled, 0 disabled. */
  status: v.optional(Flag),
  /** Part of an address or a reason. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'base_symbol', 'address'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A page of listed addresses. */
export const BlacklistPage = pageOf(BlacklistAddress);
export type BlacklistPage = v.InferOutput<typeof BlacklistPage>;

/** Addresses to list, or a listed one to switch on or off. */
export const BlacklistChange = v.strictObject({
  wallet_id: Id,
  /** `add` takes base_symbol, address, scope and reason; `enable` and `disable` take id. */
  op: v.picklist(['add', 'enable', 'disable']),
  /** Entry to enable or disable. */
  id: v.optional(Id),
  base_symbol: v.optional(v.string()),
  /** Up to 50 addresses; those that are listed already are skipped. */
  address: v.optional(
    v.pipe(v.array(Address), v.minLength(1, 'address'), v.maxLength(blacklistBatchLimit, 'address')),
  ),
  /** One coin of the network; every coin if absent. */
  symbol: v.optional(v.string()),
  scope: v.optional(BlacklistScope),
  reason: v.optional(BlacklistReason),
});

/** What was listed or switched, and which addresses stood there already. */
export const BlacklistChanged = v.strictObject({ ids: v.array(Id), repeated: v.array(v.string()) });
export type BlacklistChanged = v.InferOutput<typeof BlacklistChanged>;

/** The listed address to take off. */
export const BlacklistRemoval = v.strictObject({ wallet_id: Id, /** Entry. */ id: Id });
