import * as v from 'valibot';
import { Address, Amount, Flag, Id, Remark, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { ApprovalNode } from '../approvals/approvals.schema.ts';
import { shownParams } from '../approvals/shown.schema.ts';

/** 0 awaiting approval, 1 in force, 2 rejected, 3 canceled. */
export const MultisigStatus = v.picklist([0, 1, 2, 3]);
export type MultisigStatus = v.InferOutput<typeof MultisigStatus>;

/** One state of a chain's contract addresses, and who brought it about. */
export const MultisigVersion = v.strictObject({
  /** Of the change that brought it: what audit/status and withdraw/address are asked with. */
  id: Id,
  op: v.picklist(['add', 'edit', 'delete']),
  old_warm_address: v.string(),
  old_cold_address: v.string(),
  warm_address: v.string(),
  cold_address: v.string(),
  status: MultisigStatus,
  submitter: Person,
  node_list: v.array(ApprovalNode),
  remark: v.string(),
  created_at: Time,
  finished_at: v.optional(Time),
});
export type MultisigVersion = v.InferOutput<typeof MultisigVersion>;

/** The warm and the cold contract of a chain. While a change waits, the addresses in force are the ones shown. */
export const MultisigAddress = v.strictObject({
  id: Id,
  base_symbol: v.string(),
  coin_net: v.string(),
  warm_address: Address,
  cold_address: Address,
  /** The system's own: contracts that know it let it move funds without a vote. Read only. */
  vote_free_address: Address,
  vote_free_status: Flag,
  /** Of that address, in the chain's main coin. */
  vote_free_balance: Amount,
  /** So many of the signers (m of n) have to sign. */
  sign_threshold: v.number(),
  signers: v.array(Address),
  status: MultisigStatus,
  /** Changes that wait. */
  audit_count: v.number(),
  /** Where the platform shows the contracts. */
  platform_link: v.string(),
  updated_at: Time,
  /** The newest first. */
  versions: v.array(MultisigVersion),
});
export type MultisigAddress = v.InferOutput<typeof MultisigAddress>;

/** Multisig addresses of a wallet. */
export const MultisigFilter = v.strictObject({
  wallet_id: Id,
  base_symbol: v.optional(v.string()),
  status: v.optional(MultisigStatus),
});
export const MultisigList = v.array(MultisigAddress);

/** The warm and cold contract of a network. */
export const MultisigPair = v.strictObject({
  wallet_id: Id,
  base_symbol: v.string(),
  /** Warm contract. */
  warm_address: Address,
  /** Cold contract. */
  cold_address: Address,
});

/** What is wrong with a pair of contracts. */
export const MultisigFault = v.picklist([
  'warmMissing',
  'coldMissing',
  'warmForeign',
  'coldForeign',
  'same',
  'notSigner',
  'whitelist',
  'voteFree',
]);
export type MultisigFault = v.InferOutput<typeof MultisigFault>;

/** What the chain says of a pair of contracts. */
export const MultisigCheck = v.strictObject({
  exists: v.boolean(),
  /** Whether both are contracts of the platform. */
  platform_contract: v.boolean(),
  m: v.number(),
  n: v.number(),
  /** Whether each has the hot address and the other on its whitelist; only warned of. */
  white_ok: v.boolean(),
  vote_free_ok: v.boolean(),
  vote_free_address: Address,
  errors: v.array(MultisigFault),
});
export type MultisigCheck = v.InferOutput<typeof MultisigCheck>;

/** New contracts of a network. */
export const MultisigSave = v.strictObject({ ...MultisigPair.entries, remark: v.optional(Remark) });
/** Contracts to be removed. */
export const MultisigDelete = v.strictObject({ /** Multisig address. */ id: Id, remark: v.optional(Remark) });
/** The approval item that was created. */
export const ColdItemTaken = v.strictObject({ item_id: Id });
/** A multisig address request, by its id. */
export const MultisigChangeOf = v.strictObject({ /** Request: the `id` of its version. */ id: Id });
/** A decision of a multisig address request. */
export const MultisigAudit = v.strictObject({
  /** Request: the `id` of its version. */
  id: Id,
  /** 1 approve, 2 reject. */
  result: v.picklist([1, 2]),
  remark: v.optional(Remark),
  ...shownParams,
});
/** The status of the request after the decision. */
export const MultisigAuditOutcome = v.strictObject({ status: MultisigStatus });
/** Number of pending requests. */
export const MultisigPending = v.strictObject({ pending: v.number() });
