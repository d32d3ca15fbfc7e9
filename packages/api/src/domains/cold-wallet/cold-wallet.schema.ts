import * as v from 'valibot';
import {
  Address,
  Amount,
  Flag,
  Id,
  pageOf,
  pageParams,
  Payment,
  Remark,
  Time,
} from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { ApprovalNode } from '../approvals/approvals.schema.ts';
import { Coin, Network } from '../wallets/wallets.schema.ts';

/** Whether a wallet has what a cold wallet stands on: an API with a co-signer, and auto sweep in force. */
export const ColdGate = v.strictObject({ flag: v.boolean(), collect_status: v.boolean() });
export type ColdGate = v.InferOutput<typeof ColdGate>;

/** What of the set-up is done: a fund strategy, a multi-signature address in force, someone who is warned. */
export const ColdCheck = v.strictObject({
  funding_strategy: v.boolean(),
  multising_address: v.boolean(),
  warning_notice: v.boolean(),
});
export type ColdCheck = v.InferOutput<typeof ColdCheck>;

/** A wallet, by its id. */
export const ColdWalletOf = v.strictObject({ wallet_id: Id });

/** Coins that a cold wallet can keep. */
export const ColdCoinFilter = v.strictObject({ wallet_id: Id, base_symbol: v.optional(v.string()) });
export const ColdCoins = v.array(Coin);

export const ColdNetworks = v.array(Network);

/** Cold wallet balances, of one coin or network where named. */
export const ColdBalanceFilter = v.strictObject({
  wallet_id: Id,
  symbol: v.optional(v.string()),
  base_symbol: v.optional(v.string()),
});

/** Where one coin lies. Amounts in the coin, `_usd` in USD, shares in percent of all there is of it. */
export const ColdBalance = v.strictObject({
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  base_symbol: v.string(),
  hot: Amount,
  warm: Amount,
  cold: Amount,
  total: Amount,
  hot_address: v.string(),
  warm_address: v.string(),
  cold_address: v.string(),
  /** Absent while no price is known. */
  usd: v.optional(Amount),
  hot_usd: v.optional(Amount),
  warm_usd: v.optional(Amount),
  cold_usd: v.optional(Amount),
  hot_percent: Amount,
  warm_percent: Amount,
  cold_percent: Amount,
  /** What the fund strategy aims at in the hot tier; absent where there is none. */
  target: v.optional(Amount),
  /** How far the hot tier is from it, in percent of it; below 0 where there is too little. */
  deviation: v.optional(Amount),
});
export type ColdBalance = v.InferOutput<typeof ColdBalance>;

/** Minutes between two balance checks. */
export const CheckInterval = v.picklist([15, 30, 60]);
export type CheckInterval = v.InferOutput<typeof CheckInterval>;

const limits = {
  /** Above it hot funds go to the warm contract. */
  hot_upper: Payment,
  /** Below it the hot balance is filled up from the warm contract. */
  hot_lower: Payment,
  /** Balance that a movement brings the hot address to. */
  hot_target: Payment,
  /** Above it warm funds go to the cold contract. */
  warm_upper: Payment,
  /** Balance that a movement leaves in the warm contract. */
  warm_target: Payment,
  /** Minimum that one task moves. */
  min_task_amount: Payment,
  /** Maximum that one task moves. */
  max_task_amount: Payment,
  check_interval_min: CheckInterval,
  /** 1 enabled, 0 disabled. */
  status: Flag,
};

/** How one coin is spread over the tiers. Amounts in the coin. */
export const FundStrategy = v.strictObject({
  id: Id,
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  base_symbol: v.string(),
  hot_address: v.string(),
  warm_address: v.string(),
  cold_address: v.string(),
  ...limits,
  updated_by: Person,
  updated_at: Time,
  /** When it last looked; absent before the first time. */
  last_run_at: v.optional(Time),
});
export type FundStrategy = v.InferOutput<typeof FundStrategy>;

/** Fund strategies of a wallet. */
export const FundStrategyFilter = v.strictObject({
  wallet_id: Id,
  symbol: v.optional(v.string()),
  base_symbol: v.optional(v.string()),
  /** 1 enabled, 0 disabled. */
  status: v.optional(Flag),
  keyword: v.optional(v.string()),
  order_by: v.optional(v.picklist(['updated_at', 'symbol'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});
/** A page of fund strategies. */
export const FundStrategyPage = pageOf(FundStrategy);
export type FundStrategyPage = v.InferOutput<typeof FundStrategyPage>;

/** A new fund strategy, or a change of one. */
export const FundStrategyChange = v.strictObject({
  wallet_id: Id,
  /** Fund strategy to change; absent for a new one. */
  id: v.optional(Id),
  symbol: v.string(),
  ...limits,
});

/** 1 warm → hot, 2 hot → warm, 3 warm → cold. Cold → warm is only ever proposed on the contract platform. */
export const TaskDirection = v.picklist([1, 2, 3]);
export type TaskDirection = v.InferOutput<typeof TaskDirection>;

/** 0 created, 1 awaiting signature, 2 broadcasting, 3 completed, 4 failed, 5 timed out, 6 not started (balance), 7 canceled. */
export const TaskStatus = v.picklist([0, 1, 2, 3, 4, 5, 6, 7]);
export type TaskStatus = v.InferOutput<typeof TaskStatus>;

/** Funds on their way between two tiers. */
export const ColdTask = v.strictObject({
  task_id: Id,
  direction: TaskDirection,
  /** 1 a fund strategy, 2 a person. */
  source: v.picklist([1, 2]),
  symbol: v.string(),
  symbol_alias: v.string(),
  coin_net: v.string(),
  base_symbol: v.string(),
  amount: Amount,
  address_from: Address,
  address_to: Address,
  /** Empty until it is broadcast. */
  txid: v.string(),
  txid_link: v.string(),
  fee: Amount,
  fee_symbol: v.string(),
  status: TaskStatus,
  remark: v.string(),
  /** Absent where a fund strategy made it. */
  creator: v.optional(Person),
  created_at: Time,
  finished_at: v.optional(Time),
  fail_reason: v.string(),
});
export type ColdTask = v.InferOutput<typeof ColdTask>;

/** Cold wallet tasks of a wallet. */
export const ColdTaskFilter = v.strictObject({
  wallet_id: Id,
  direction: v.optional(TaskDirection),
  symbol: v.optional(v.string()),
  /** 1 a fund strategy, 2 a person. */
  source: v.optional(v.picklist([1, 2])),
  status: v.optional(v.array(TaskStatus)),
  strategy_id: v.optional(Id),
  /** Part of a hash, address or task id. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'amount'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});
/** A page of tasks. */
export const ColdTaskPage = pageOf(ColdTask);
export type ColdTaskPage = v.InferOutput<typeof ColdTaskPage>;

/** What happens to a task, as the five kinds of warnings name it. */
export const TaskEvent = v.picklist(['start', 'exception', 'start_fail', 'fail', 'success']);
export type TaskEvent = v.InferOutput<typeof TaskEvent>;

/** A task with its story, the oldest event first, and the consent it needs. */
export const ColdTaskInfo = v.strictObject({
  ...ColdTask.entries,
  /** The fund strategy that made it; 0 where a person did. */
  strategy_id: Id,
  confirmations: v.number(),
  confirmations_needed: v.number(),
  timeline: v.array(v.strictObject({ event: TaskEvent, at: Time, note: v.string() })),
  /** Empty where no one has to be asked. */
  node_list: v.array(ApprovalNode),
  /** 1 where the caller may sign it now on the phone, as business_type cold_task. */
  can_sign: Flag,
});
export type ColdTaskInfo = v.InferOutput<typeof ColdTaskInfo>;

/** A cold wallet task, by its id. */
export const ColdTaskOf = v.strictObject({ task_id: Id });
/** A remark for a cold wallet task. */
export const ColdTaskRemark = v.strictObject({ task_id: Id, remark: Remark });

/** A movement of one coin. */
export const ColdMove = v.strictObject({ wallet_id: Id, direction: TaskDirection, symbol: v.string() });
/** A movement of an amount of one coin. */
export const ColdMoveAmount = v.strictObject({ ...ColdMove.entries, amount: Payment });
/** A task to be created. */
export const NewColdTask = v.strictObject({ ...ColdMoveAmount.entries, remark: v.optional(Remark) });

/** Between which addresses a coin would move, how much there is, and what one task may move. Fees in `fee_symbol`. */
export const ColdMoveFacts = v.strictObject({
  from: v.string(),
  to: v.string(),
  available: Amount,
  fee: Amount,
  fee_symbol: v.string(),
  min: Amount,
  max: Amount,
  /** What the vote-free address has to pay fees with; absent where the co-signer pays. */
  vote_free_balance: v.optional(Amount),
});
export type ColdMoveFacts = v.InferOutput<typeof ColdMoveFacts>;

/** Why a task would not begin. */
export const MoveFault = v.picklist([
  'noAddress',
  'voteFreeNotSet',
  'balance',
  'belowMin',
  'aboveMax',
  'gas',
  'decimals',
]);
export type MoveFault = v.InferOutput<typeof MoveFault>;

/** Whether a move would begin, and everything against it. */
export const ColdMoveCheck = v.strictObject({ ok: v.boolean(), reasons: v.array(MoveFault) });
export type ColdMoveCheck = v.InferOutput<typeof ColdMoveCheck>;

/** `need_sign` 1: the caller signs it on the phone at once; `item_id` where someone has to agree first. */
export const ColdTaskTaken = v.strictObject({ task_id: Id, need_sign: Flag, item_id: v.optional(Id) });

/** A coin with its addresses and balances in the three tiers, and the limits of its strategy. */
export const ColdCoinInfo = v.strictObject({
  coin: Coin,
  balance: ColdBalance,
  /** Null where the coin has no strategy yet. */
  strategy: v.nullable(FundStrategy),
});
export type ColdCoinInfo = v.InferOutput<typeof ColdCoinInfo>;

const Email = v.pipe(v.string(), v.maxLength(254), v.email());

/** Who is told of what. */
export const ColdAlarm = v.strictObject({
  /** Recipients, at most 10. */
  emails: v.pipe(v.array(Email), v.maxLength(10)),
  /** Warns once the vote-free address of a chain has less than the threshold, in the chain's main coin. */
  balance_monitor: v.array(
    v.strictObject({
      base_symbol: v.string(),
      vote_free_address: v.string(),
      balance: Amount,
      threshold: Payment,
      status: Flag,
    }),
  ),
  /** Task events that are reported. */
  task_events: v.strictObject({
    start: v.boolean(),
    exception: v.boolean(),
    start_fail: v.boolean(),
    fail: v.boolean(),
    success: v.boolean(),
  }),
});
export type ColdAlarm = v.InferOutput<typeof ColdAlarm>;

/** New alerts of a wallet, as a whole. */
export const ColdAlarmChange = v.strictObject({
  wallet_id: Id,
  /** Recipients, at most 10. */
  emails: ColdAlarm.entries.emails,
  /** Balances below which an alert is sent, one a network. */
  balance_monitor: v.array(v.strictObject({ base_symbol: v.string(), threshold: Payment, status: Flag })),
  /** Task events that are reported. */
  task_events: ColdAlarm.entries.task_events,
});

/** A fund strategy, by its id. */
export const FundStrategyOf = v.strictObject({ /** Fund strategy. */ id: Id });
/** The fund strategy that was saved. */
export const FundStrategySaved = v.strictObject({ id: Id });

/** A strategy with the last tasks it made, the newest first. */
export const FundStrategyInfo = v.strictObject({ ...FundStrategy.entries, tasks: v.array(ColdTask) });
export type FundStrategyInfo = v.InferOutput<typeof FundStrategyInfo>;
