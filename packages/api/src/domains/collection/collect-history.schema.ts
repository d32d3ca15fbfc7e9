import * as v from 'valibot';
import { Address, Amount, Flag, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { TransactionRow } from '../transactions/transactions.schema.ts';

/** 1 started manually, 2 scheduled. */
export const CollectTrigger = v.picklist([1, 2]);

/** One sweep of a coin: a call of the contract that moves it from several addresses. */
export const CollectHistory = v.strictObject({
  /** The number of the call among the transactions. */
  id: Id,
  rule_id: Id,
  rule_name: v.string(),
  base_symbol: v.string(),
  coin_net: v.string(),
  symbol: v.string(),
  symbol_alias: v.string(),
  total_amount: Amount,
  amount_usd: v.optional(Amount),
  address_count: v.number(),
  txid: v.string(),
  txid_link: v.string(),
  fee_symbol: v.string(),
  /** The name people read the fee's coin by. */
  fee_symbol_alias: v.optional(v.string()),
  /** Estimated when asked for, and paid in fact; by the receiving sub-wallet. */
  fee: Amount,
  real_fee: v.optional(Amount),
  confirmations: v.number(),
  confirmations_needed: v.number(),
  /** See WithdrawStatus. */
  status: v.number(),
  trigger: CollectTrigger,
  initiator: v.optional(Person),
  fail_reason: v.optional(v.string()),
  /** Whether I may cancel it, and sign it, now. */
  can_cancel: v.boolean(),
  need_sign: Flag,
  created_at: Time,
  finished_at: v.optional(Time),
});
export type CollectHistory = v.InferOutput<typeof CollectHistory>;

/** Which sweeps are asked for. */
export const CollectHistoryFilter = v.strictObject({
  wallet_id: Id,
  /** Rule. */
  rule_id: v.optional(Id),
  base_symbol: v.optional(v.array(v.string())),
  symbol: v.optional(v.array(v.string())),
  /** Transfer status codes. */
  status: v.optional(v.array(v.number())),
  trigger: v.optional(CollectTrigger),
  /** Part of a rule's name or a hash. */
  keyword: v.optional(v.string()),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['created_at', 'amount_usd', 'address_count'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** A page of sweeps. */
export const CollectHistoryPage = pageOf(CollectHistory);
export type CollectHistoryPage = v.InferOutput<typeof CollectHistoryPage>;

/** A sweep with what it takes from each address. */
export const CollectHistoryInfo = v.strictObject({
  ...CollectHistory.entries,
  list: v.array(
    v.strictObject({
      /** Its number among the transactions. */
      trans_id: Id,
      sub_wallet_id: Id,
      sub_wallet_name: v.string(),
      address_from: Address,
      amount: Amount,
      status: v.number(),
    }),
  ),
});
export type CollectHistoryInfo = v.InferOutput<typeof CollectHistoryInfo>;

/** A sweep, or a rule, by its number. */
export const CollectTransQuestion = v.strictObject({ /** Rule or sweep transaction. */ id: Id });

/** What a rule would sweep now, and the transaction asked about, or the rule's last one. */
export const CollectTransInfo = v.strictObject({
  /** 0 where the transaction is of no rule for sweeping by contract. */
  rule_id: Id,
  waiting: v.array(
    v.strictObject({
      symbol: v.string(),
      symbol_alias: v.string(),
      coin_net: v.string(),
      amount: Amount,
      amount_usd: v.optional(Amount),
      sub_wallet_count: v.number(),
      address_count: v.number(),
      fee_symbol: v.string(),
      /** The name people read the fee's coin by. */
      fee_symbol_alias: v.optional(v.string()),
      fee: Amount,
      /** What would be taken from each address. */
      addresses: v.optional(
        v.array(
          v.strictObject({
            sub_wallet_id: Id,
            sub_wallet_name: v.string(),
            address: Address,
            amount: Amount,
          }),
        ),
      ),
    }),
  ),
  trans: v.nullable(TransactionRow),
});
export type CollectTransInfo = v.InferOutput<typeof CollectTransInfo>;

/** Whose addresses are asked for; those on every chain where none is named. */
export const WalletAddressQuestion = v.strictObject({
  sub_wallet_id: Id,
  base_symbol: v.optional(v.string()),
});

/** An address of a sub-wallet. */
export const WalletAddress = v.strictObject({
  base_symbol: v.string(),
  coin_net: v.string(),
  address: Address,
  memo: v.string(),
  address_label: v.string(),
  /** 1 given to users, 2 the system's own. */
  addr_type: v.picklist([1, 2]),
  /** 1 on the one that payments leave from. */
  is_common: Flag,
  /** Of the chain's main coin. */
  balance: Amount,
});
export type WalletAddress = v.InferOutput<typeof WalletAddress>;
