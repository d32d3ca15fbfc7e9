import * as v from 'valibot';
import { Address, Amount, Flag, Id, Payment, Remark } from '../../core/wire.schema.ts';
import { orderEntries } from '../withdrawals/withdrawals.schema.ts';

const Short = v.pipe(v.string(), v.maxLength(100));
const Link = v.pipe(v.string(), v.maxLength(255));

/** Data of the call: whole bytes in hex. */
export const CallData = v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/, 'hex'), v.maxLength(20_002));

/**
 * A call of a contract, on a chain with accounts. `amount` is the amount sent with it in the main coin. As with payments,
 * `speed_up_id` names the call this is a replacement of; everything but the gas is that call's own then.
 */
export const Web3Call = v.strictObject({
  request_id: v.pipe(v.string(), v.uuid()),
  /** Network, by the symbol of its main coin. */
  main_chain_symbol: v.string(),
  sub_wallet_id: Id,
  /** Address of the sub-wallet that pays. @default automatic: one with enough balance */
  from: v.optional(Address),
  /** Contract that is called. */
  interactive_contract: Address,
  amount: Payment,
  /** Gas price in Gwei, on the Ethereum family. */
  gas_price: v.optional(Payment),
  gas_limit: v.optional(Payment),
  /** On TRON, one of the estimated fees. */
  fee: v.optional(Payment),
  input_data: CallData,
  /** 0 allowance, 1 anything else. @default as the data says */
  trans_type: v.optional(v.picklist([0, 1])),
  /** Name of the dApp. */
  dapp_name: v.optional(Short),
  /** Page of the dApp. */
  dapp_url: v.optional(Link),
  /** Icon of the dApp. */
  dapp_img: v.optional(Link),
  remark: v.optional(Remark),
  /** 1 once a person has accepted the risk that code 200137 names. */
  confirm_risk: v.optional(Flag),
  /** Pending call that this one replaces. */
  speed_up_id: v.optional(Id),
});
export type Web3Call = v.InferOutput<typeof Web3Call>;

/** The call that was made, and 1 where the caller may sign it at once. */
export const Web3Taken = v.strictObject({ trans_id: Id, need_sign: Flag });

/** One parameter of a contract call. Numbers are whole and in the smallest unit. */
export const CallParam = v.strictObject({ name: v.string(), type: v.string(), value: v.string() });

/** What a call says, where its method is known. */
export const DecodedCall = v.strictObject({
  /** The first four bytes, which name the method. */
  selector: v.string(),
  method: v.string(),
  params: v.array(CallParam),
  /** 1 where it grants an unlimited allowance. */
  unlimited: Flag,
  /** Who may spend, or is paid; absent where no one is named. */
  counterparty: v.optional(v.string()),
  /** The coin that is meant, where its contract is one the server knows, and how much of it. */
  symbol: v.optional(v.string()),
  symbol_alias: v.optional(v.string()),
  amount: v.optional(Amount),
});
export type DecodedCall = v.InferOutput<typeof DecodedCall>;

/** A call of a contract in full. `decoded` is null where its method is unknown. */
export const Web3Info = v.strictObject({ ...orderEntries, decoded: v.nullable(DecodedCall) });
export type Web3Info = v.InferOutput<typeof Web3Info>;

/** Taking back what is not signed yet, and why. */
export const CancelCall = v.strictObject({ /** Contract call. */ id: Id, remark: v.optional(Remark) });
