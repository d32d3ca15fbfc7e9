import * as v from 'valibot';
import { Address, Amount, Flag, Id, Payment, Time } from '../../core/wire.schema.ts';
import { Person, Role } from '../account/account.schema.ts';
import { StrategyAction, WorkspaceBusiness } from '../approvals/approvals.schema.ts';
import { isTimeZone, stepsFault, strategyLimits } from './strategies.rules.ts';

const characters = (text: string) => Array.from(text).length;

/** Name, at most 30 characters, unique in its sub-wallet. */
export const StrategyName = v.pipe(
  v.string(),
  v.check((text) => text.trim() === text && text !== '', 'strategy name'),
  v.check((text) => characters(text) <= strategyLimits.nameLength, 'at most 30 characters'),
);

/** What a basic strategy decides: transfers, changes of itself, changes of the advanced ones. */
export const StrategyScene = v.picklist(['transfer', 'basic', 'higher']);
export type StrategyScene = v.InferOutput<typeof StrategyScene>;

/** One step as it is proposed. */
export const StepDraft = v.strictObject({
  /** 1 approve, 2 approve & sign: exactly one, the last. */
  node_type: v.picklist([1, 2]),
  name: v.optional(StrategyName),
  /** How many of them must approve. */
  threshold: v.pipe(v.number(), v.integer(), v.minValue(1)),
  uids: v.array(Id),
});

/** The steps of a strategy in their order: at most 9 that approve with at most 20 people each, then one that signs. */
export const StepDrafts = v.pipe(
  v.array(StepDraft),
  v.check((steps) => stepsFault(steps) === undefined, 'at most 9 steps × 20 people, the last one signs'),
);

/** Someone who may stand in a step. */
export const StrategyPerson = v.strictObject({
  ...Person.entries,
  role: Role,
  /** 1 for who holds the wallet's key, and may stand in the step that signs. */
  can_sign: Flag,
});

/** Someone who may be chosen, with the account they sign in by. */
export const StrategyCandidate = v.strictObject({ ...StrategyPerson.entries, account: v.string() });

/** One step of a strategy in force. */
export const StrategyStep = v.strictObject({
  node_index: v.number(),
  node_type: v.picklist([1, 2]),
  name: v.string(),
  threshold: v.number(),
  members: v.array(StrategyPerson),
});
export type StrategyStep = v.InferOutput<typeof StrategyStep>;

/** An address on the chain of a main coin. */
export const ChainAddress = v.strictObject({ base_symbol: v.string(), address: Address });
export type ChainAddress = v.InferOutput<typeof ChainAddress>;

/** From what amount on it is hit, and up to which. */
export const StrategyLimit = v.strictObject({
  /** coin: each coin separately; usd: by its value. */
  unit: v.picklist(['coin', 'usd']),
  /** Least amount; 0 only where there is a greatest. */
  amount: Payment,
  /** Greatest amount; no bound where absent. */
  amount_max: v.optional(Payment),
  /** Hours over which everything that meets the other conditions is added up; null looks at each transfer separately. */
  window_hours: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(strategyLimits.windowHours)),
  ),
});

/** HH:MM, 00:00 to 23:59. */
const TimeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HH:MM'));

/** Hours of the week, where the zone says what time it is. */
export const StrategyHours = v.strictObject({
  /** 1 Monday to 7 Sunday: the days on which the hours begin. */
  weekdays: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    v.minLength(1),
    v.check((days) => new Set(days).size === days.length, 'each day once'),
  ),
  /** First minute. */
  from: TimeOfDay,
  /** First minute after them; before `from`, or the same, on the next day. */
  to: TimeOfDay,
  /** IANA zone, such as Asia/Shanghai. */
  zone: v.pipe(v.string(), v.check(isTimeZone, 'IANA zone')),
});
export type StrategyHours = v.InferOutput<typeof StrategyHours>;

/** What a parameter of a call must be. */
export const CallParameter = v.strictObject({
  /** Its place in the method, 0 first. */
  index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(strategyLimits.parameterIndex)),
  /** eq and ne compare numbers, addresses and texts; gte and lte numbers. */
  op: v.picklist(['eq', 'ne', 'gte', 'lte']),
  /** Integer in the unit of the call, address, or text. */
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(strategyLimits.parameterLength)),
});
export type CallParameter = v.InferOutput<typeof CallParameter>;

/** When an advanced strategy is hit: all of it must be met. Those of the other type stay empty. */
export const StrategyConditions = v.strictObject({
  /** 1 everyone, 2 the members named, 3 the open API. */
  initiator_type: v.picklist([1, 2, 3]),
  initiator_uids: v.array(Id),
  /** Transfer: coins by symbol, all of the sub-wallet where empty. */
  symbols: v.array(v.string()),
  /** Transfer: null where the amount does not matter. */
  limit: v.nullable(StrategyLimit),
  /** Transfer: 1 any destination, 2 those on the whitelist, 3 the addresses listed. */
  destination: v.picklist([1, 2, 3]),
  addresses: v.pipe(v.array(ChainAddress), v.maxLength(strategyLimits.addresses)),
  /** Web3: the contracts that are called, any where empty. Carrying their checksum. */
  contracts: v.pipe(v.array(ChainAddress), v.maxLength(strategyLimits.contracts)),
  /** Hours in which the order is requested; any time where absent. */
  hours: v.optional(StrategyHours),
  /** Web3: selectors of the methods, `0x` and 8 lowercase hexadecimal digits; any method where absent. */
  methods: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{8}$/, 'selector'))),
      v.minLength(1),
      v.maxLength(strategyLimits.methods),
    ),
  ),
  /** Web3: what its parameters must be, all of it; needs `methods`. */
  params: v.optional(v.pipe(v.array(CallParameter), v.minLength(1), v.maxLength(strategyLimits.parameters))),
});
export type StrategyConditions = v.InferOutput<typeof StrategyConditions>;

/** A coin as people read it. */
const CoinName = v.strictObject({ symbol: v.string(), symbol_alias: v.string(), coin_net: v.string() });

/** The same, with the names of people and coins. */
export const NamedConditions = v.strictObject({
  ...StrategyConditions.entries,
  initiators: v.array(Person),
  coins: v.array(CoinName),
});
export type NamedConditions = v.InferOutput<typeof NamedConditions>;

/** A change of something that waits: enough for a banner; `audit_id` leads to the rest. */
export const PendingChange = v.strictObject({
  audit_id: Id,
  /** 1 add, 2 edit, 3 delete, 4 sort. */
  op: v.picklist([1, 2, 3, 4]),
  operator: Person,
  created_at: Time,
  expire_at: Time,
  /** Whoever can decide it now. */
  missing: v.array(Person),
  /** What I may do: 0 nothing, 1 approve or reject. */
  my_action: v.picklist([0, 1]),
  /** Whether it is mine to cancel. */
  can_revoke: v.boolean(),
});
export type PendingChange = v.InferOutput<typeof PendingChange>;

const inForce = {
  /** Counts up with every change that came into force. */
  version: v.number(),
  updated_by: Person,
  updated_at: Time,
  /** The change of it that waits for approval, or null. */
  pending: v.nullable(PendingChange),
};

/** What decides in a sub-wallet wherever no advanced strategy does. It cannot be deleted. */
export const BasicStrategy = v.strictObject({
  strategy_id: Id,
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  name: v.string(),
  scenes: v.array(StrategyScene),
  node_list: v.array(StrategyStep),
  ...inForce,
});
export type BasicStrategy = v.InferOutput<typeof BasicStrategy>;

/** What decides in a sub-wallet under conditions; the first that is hit, by priority. */
export const AdvancedStrategy = v.strictObject({
  strategy_id: Id,
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  /** 1 transfer, 2 web3. */
  type: v.picklist([1, 2]),
  name: v.string(),
  /** 1 is looked at first. Of one that is not in force yet, where it is to stand. */
  priority: v.number(),
  conditions: NamedConditions,
  action: StrategyAction,
  /** Empty unless it asks: what is passed is signed as the basic strategy says. */
  node_list: v.array(StrategyStep),
  /** 0 waiting to be added, 1 in force. */
  status: v.picklist([0, 1]),
  /** Orders it has decided, ever and within 30 days. */
  hit_count: v.number(),
  hits_30d: v.number(),
  last_hit_at: v.optional(Time),
  ...inForce,
});
export type AdvancedStrategy = v.InferOutput<typeof AdvancedStrategy>;

/** A strategy as it once was, or would be. Only what its sort has is there. */
export const StrategySide = v.strictObject({
  name: v.optional(v.string()),
  scenes: v.optional(v.array(StrategyScene)),
  conditions: v.optional(NamedConditions),
  action: v.optional(StrategyAction),
  priority: v.optional(v.number()),
  node_list: v.optional(v.array(StrategyStep)),
  /** Of a new order: every strategy of its type, the first one first. */
  order: v.optional(v.array(v.strictObject({ strategy_id: Id, name: v.string() }))),
});
export type StrategySide = v.InferOutput<typeof StrategySide>;

/** What a strategy was from some moment on, the latest first. */
export const StrategyVersion = v.strictObject({
  version: v.number(),
  updated_by: Person,
  updated_at: Time,
  content: StrategySide,
});
export type StrategyVersion = v.InferOutput<typeof StrategyVersion>;

/** A basic strategy with what it was before. */
export const BasicStrategyInfo = v.strictObject({
  ...BasicStrategy.entries,
  versions: v.array(StrategyVersion),
});

/** An advanced strategy with what it was before, and what became of the orders it decided. */
export const AdvancedStrategyInfo = v.strictObject({
  ...AdvancedStrategy.entries,
  versions: v.array(StrategyVersion),
  /** Of its orders: in progress or done; waiting for people; ended otherwise. And the USD they were worth together. */
  hit_stat: v.strictObject({
    passed: v.number(),
    waiting: v.number(),
    refused: v.number(),
    amount_usd: Amount,
  }),
});

/** What decides one scenario of a whole wallet; its owner where nothing else was agreed. */
export const WorkspaceStrategy = v.strictObject({
  business_type: WorkspaceBusiness,
  /** In the language of the request. */
  business_name: v.string(),
  node_list: v.array(StrategyStep),
  /** Whether it still is what every wallet begins with. */
  is_default: Flag,
  ...inForce,
});
export type WorkspaceStrategy = v.InferOutput<typeof WorkspaceStrategy>;
