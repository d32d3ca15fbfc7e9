import * as v from 'valibot';
import { Flag, Id, pageOf, pageParams, Payment, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';

/** What becomes of a movement: 1 pass, 2 pass and tell someone, 3 hold until a person decides, 4 reject (a transfer) or freeze (a deposit). */
export const KytHandling = v.picklist([1, 2, 3, 4]);
export type KytHandling = v.InferOutput<typeof KytHandling>;

/** The same for each level of risk. */
export const LevelHandling = v.strictObject({
  low: KytHandling,
  medium: KytHandling,
  high: KytHandling,
  severe: KytHandling,
});
export type LevelHandling = v.InferOutput<typeof LevelHandling>;

/** in: deposits, out: transfers. */
export const KytDirection = v.picklist(['deposit', 'withdraw']);
export type KytDirection = v.InferOutput<typeof KytDirection>;

/** Which sub-wallets are watched: 1 all of them, also new ones; 2 those that are chosen. */
export const KytScope = v.strictObject({
  scope_type: v.picklist([1, 2]),
  /** Empty where it is all. */
  sub_wallet_ids: v.array(Id),
  /** 1 where sub-wallets made later are chosen too. */
  auto_include_new: Flag,
});
export type KytScope = v.InferOutput<typeof KytScope>;

/** From how much of a coin on its movements are screened. */
export const CoinTrigger = v.strictObject({
  symbol: v.string(),
  /** 1 watched, 0 not. */
  status: Flag,
  /** In the coin or in USD, as `trigger_mode` says: at most 6 digits after the point. */
  minimum: Payment,
});
export type CoinTrigger = v.InferOutput<typeof CoinTrigger>;

/** Which coins, and by what they are measured: all by their quantity, or all by their value in USD. */
export const KytTriggers = v.strictObject({
  trigger_mode: v.picklist(['quantity', 'value']),
  coins: v.array(CoinTrigger),
});
export type KytTriggers = v.InferOutput<typeof KytTriggers>;

/** Once a movement of this level or a graver one appears, every later one of a watched coin is screened, however small. */
export const KytBreaker = v.strictObject({ status: Flag, level: v.picklist([1, 2, 3, 4]) });
export type KytBreaker = v.InferOutput<typeof KytBreaker>;

/** What becomes of a deposit whose screening is not answered within so many minutes (1 to 1440). */
export const KytTimeout = v.strictObject({
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
  action: v.picklist(['hold', 'release']),
});
export type KytTimeout = v.InferOutput<typeof KytTimeout>;

/** The platform's account with the provider, or an own one with its key; a secret that is left out stays as it is. */
export const KytConnection = v.strictObject({
  mode: v.picklist(['platform', 'own']),
  api_key: v.optional(v.string()),
  api_secret: v.optional(v.string()),
});
export type KytConnection = v.InferOutput<typeof KytConnection>;

/** The parts of a configuration; what is left out stays as it is. */
export const KytSections = v.strictObject({
  connection: v.optional(KytConnection),
  scope: v.optional(KytScope),
  directions: v.optional(v.array(KytDirection)),
  triggers: v.optional(KytTriggers),
  handling: v.optional(v.strictObject({ deposit: LevelHandling, withdraw: LevelHandling })),
  breaker: v.optional(KytBreaker),
  timeout: v.optional(KytTimeout),
});
export type KytSections = v.InferOutput<typeof KytSections>;

/** Parts of a service's configuration to be saved, as JSON. */
export const KytSave = v.strictObject({
  service_id: Id,
  /** Sections of the configuration that are replaced. */
  sections: KytSections,
});

/** How the last attempt of a connection went: 0 never attempted, 1 well, 2 rejected by the provider. */
export const ConnectionTest = v.picklist([0, 1, 2]);
export type ConnectionTest = v.InferOutput<typeof ConnectionTest>;

/** Whether the service is configured now, and how the connection's test went; it is tried whenever it is saved. */
export const KytSaved = v.strictObject({ config_status: Flag, test_result: ConnectionTest });

/** How a service is reached. Keys are never shown whole. */
export const KytApi = v.strictObject({
  mode: v.picklist(['platform', 'own']),
  /** Empty where there is none. */
  api_key_masked: v.string(),
  /** Null where it was never tried. */
  test_time: v.nullable(Time),
  test_result: ConnectionTest,
});
export type KytApi = v.InferOutput<typeof KytApi>;

/** Whose configuration. */
export const KytConfigQuestion = v.strictObject({ wallet_id: Id, service_id: Id });

/** What a service screens, and what becomes of what it finds. Where nothing was saved yet, it is what is proposed. */
export const KytConfig = v.strictObject({
  service_id: Id,
  provider: v.string(),
  /** 1 once all that is needed was saved. */
  config_status: Flag,
  connection: KytApi,
  scope: KytScope,
  directions: v.array(KytDirection),
  trigger_mode: v.picklist(['quantity', 'value']),
  coins: v.array(v.strictObject({ ...CoinTrigger.entries, symbol_alias: v.string(), coin_net: v.string() })),
  handling: v.strictObject({ deposit: LevelHandling, withdraw: LevelHandling }),
  breaker: v.strictObject({
    ...KytBreaker.entries,
    /** Since when everything is screened; null while it has not come to that. Saving the breaker resets it. */
    tripped_at: v.nullable(Time),
  }),
  timeout: KytTimeout,
  /** Who is told by e-mail; saved by notice/save_receivers (type `kyt`). */
  receivers: v.array(v.string()),
  /** Null until something was saved. */
  updated_at: v.nullable(Time),
  updated_by: v.nullable(Person),
});
export type KytConfig = v.InferOutput<typeof KytConfig>;

/** Which sub-wallets to choose from. */
export const ScopeFilter = v.strictObject({
  service_id: Id,
  /** Part of a name. */
  keyword: v.optional(v.string()),
  /** 1 monitored sub-wallets only, 0 the others only. */
  selected: v.optional(Flag),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A sub-wallet that can be watched. */
export const ScopeRow = v.strictObject({
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  sub_wallet_type: v.picklist([1, 2]),
  selected: Flag,
});
export type ScopeRow = v.InferOutput<typeof ScopeRow>;

/** Sub-wallets to choose from, as the caller's draft has them, else as they were saved. */
export const ScopePage = v.strictObject({
  ...pageOf(ScopeRow).entries,
  selected_count: v.number(),
  /** Of the draft; empty where there is none. */
  cache_id: v.string(),
});
export type ScopePage = v.InferOutput<typeof ScopePage>;

/** A choice of sub-wallets that is not saved yet: one to a person and service; saving the scope ends it. */
export const ScopeDraft = v.strictObject({ service_id: Id, sub_wallet_ids: v.array(Id) });

/** Where the draft is kept. */
export const ScopeDrafted = v.strictObject({ cache_id: v.string() });

/** Every sub-wallet of a wallet, and whether the service that is enforced watches it. */
export const WatchedSubWallets = v.array(
  v.strictObject({ sub_wallet_id: Id, sub_wallet_name: v.string(), selected: Flag }),
);
