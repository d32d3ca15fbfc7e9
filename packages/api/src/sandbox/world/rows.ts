import type { BookEntry, EntryStatus } from '../../domains/address-book/address-book.schema.ts';
import type { ApprovalNode, HitStrategy, ItemStatus } from '../../domains/approvals/approvals.schema.ts';
import type { Screening } from '../../domains/kyt/screening.schema.ts';
import type { SignStatus } from '../../domains/signing/signing.schema.ts';
import type { Role } from '../../domains/account/account.schema.ts';
import type { DepositStatus, WithdrawStatus } from '../../domains/transactions/transactions.rules.ts';
import type { Transaction } from '../../domains/transactions/transactions.schema.ts';
import type { Coin, Network, SubWallet, Wallet } from '../../domains/wallets/wallets.schema.ts';

type Kept<Shape, Derived extends keyof Shape> = Omit<Shape, Derived>;

/** A wallet without what is counted or depends on who asks. */
export interface WalletRow extends Kept<
  Wallet,
  | 'alias'
  | 'role'
  | 'owner'
  | 'wallet_status'
  | 'total_usd'
  | 'total_btc'
  | 'sub_wallet_count'
  | 'member_count'
> {
  /** 2, expired, is not kept: the package's end says it. */
  wallet_status: 0 | 1 | 3;
  /** With when they joined, of who came after the wallet was set up. */
  members: readonly { uid: number; role: Role; joined_at?: number }[];
  /** Chains that are opened, by their main coin. */
  open_chains: readonly string[];
  /** Whether TRON's energy is delegated to it for a service fee; in arrears it is not, and TRX burns. */
  tron_agent: 'off' | 'on' | 'arrears';
  /** How many addresses of users its package has room for. */
  address_limit: number;
  /** USD that may leave within 24 hours; absent where there is no limit. */
  daily_limit_usd?: string;
}

/** A sub-wallet without what is counted. */
export interface SubWalletRow extends Kept<
  SubWallet,
  'alias' | 'total_usd' | 'member_count' | 'strategy_count'
> {
  /** Ordinary members who see it; owner and admins see all. */
  member_uids: readonly number[];
  /** The coins in its list, by symbol. */
  focus: readonly string[];
}

/** What a chain asks for a transfer, before any coin is looked at. */
type FeeFamily =
  | { kind: 'evm'; /** Gwei: slow, middle, fast. */ gas_prices: readonly [string, string, string] }
  | { kind: 'tron'; /** TRX for one energy, and for one bandwidth. */ energy: string; bandwidth: string }
  | {
      kind: 'utxo';
      /** Smallest units (10⁻⁸ of the coin) for one byte: slow, middle, fast. */
      fee_rates: readonly [string, string, string];
      /** The smallest output that is worth its own fee, in the coin. */
      dust: string;
    }
  | { kind: 'flat'; fee: string };

/** A chain, with how fast it is and what it costs. */
export interface ChainRow extends Kept<Network, 'if_open_chain'> {
  fees: FeeFamily;
  block_ms: number;
  address_link: string;
  txid_link: string;
}

/** A coin without what differs from wallet to wallet. */
export type CoinRow = Kept<
  Coin,
  'if_open_chain' | 'need_payment' | 'is_focus' | 'normal_balance' | 'lock_balance' | 'collecting_balance'
>;

/** An address a sub-wallet receives on, on one chain. */
export interface AddressRow {
  id: number;
  sub_wallet_id: number;
  base_symbol: string;
  address: string;
  memo: string;
  /** 1 given to users, 2 the system's own. */
  addr_type: 1 | 2;
  /** 1 on the one that payments leave from, on chains with accounts. */
  is_common: 0 | 1;
  address_label: string;
  created_at: number;
}

interface Moved extends Kept<
  Transaction,
  | 'trans_kind'
  | 'sub_wallet_name'
  | 'base_symbol'
  | 'contract_address'
  | 'initiator'
  | 'status'
  | 'fee_symbol'
  | 'fee'
> {
  wallet_id: number;
  kyt: Screening;
}

/** Money that comes in. */
interface Incoming extends Moved {
  status: DepositStatus;
  /** When it came to each of its states. */
  passed?: readonly { status: DepositStatus; time: number }[];
}

export interface DepositRow extends Incoming {
  trans_kind: 'deposit';
}

/** A collectible that came in; it is in no balance. */
export interface NftDepositRow extends Incoming {
  trans_kind: 'nft';
}

/** What a payment under way pays while a replacement of it is asked for, by that request. */
interface OutpacedTerms {
  request_id: string;
  fee: string;
  gas_price?: string;
  gas_limit?: string;
}

/** Money or a call on its way out: asked for, approved, signed, broadcast, confirmed. */
interface Outgoing extends Moved {
  status: WithdrawStatus;
  /** 0: the co-signer, which asks for sweeps and fueling by itself. */
  initiator_uid: number;
  fee_symbol: string;
  fee: string;
  /** The to-do item that goes with it. */
  item_id: number;
  nodes: readonly ApprovalNode[];
  strategy: HitStrategy;
  /** Hashes it had before it was sped up. */
  replaced: readonly string[];
  /** The addresses it is paid from where that are several, its fee included. */
  sources?: readonly { address: string; amount: string }[];
  /** While a replacement is asked for and not sent yet: what the one under way pays. `fee` is the faster one's, and held. */
  outpaced?: OutpacedTerms | null;
  /** Price of its coin when it was requested. */
  price_usd?: string | undefined;
  signed_at?: number;
  signed_by?: string;
  broadcast_at?: number;
  finished_at?: number;
  fail_reason?: string;
  /** The name of whoever canceled it, or rejected it by its screening. */
  ended_by?: string;
}

export interface OrderRow extends Outgoing {
  trans_kind: 'withdraw';
}

/** A call of a contract. */
export interface Web3Row extends Outgoing {
  trans_kind: 'web3';
}

/** A deposit, or part of it, given back. */
export interface RefundRow extends Outgoing {
  trans_kind: 'refund';
  deposit_id: number;
  /** Whether the deposit was held and never credited. */
  is_of_held: boolean;
}

/** A sweep of an address into the omnibus sub-wallet or a contract's receiver, or the main coin sent to pay for one. */
export interface SweepRow extends Outgoing {
  trans_kind: 'collect' | 'fueling';
  rule_id: number;
}

export type OutgoingRow = OrderRow | Web3Row | RefundRow | SweepRow;

export type TransactionRow = DepositRow | NftDepositRow | OutgoingRow;

/** An entry of an address book. A shared one belongs to a sub-wallet, or to several or all of a wallet; a personal one to a person. */
export interface BookRow extends Kept<BookEntry, 'scope' | 'used_count' | 'last_used_at'> {
  shelf: `sub-wallet ${number}` | `wallet ${number}` | `person ${number}`;
  /** 0 on a personal one. */
  wallet_id: number;
  /** Those it concerns; all of the wallet where there is none. */
  sub_wallet_ids: readonly number[];
  /** The one coin it is for; empty for every coin of the chain. */
  symbol: string;
  remark: string;
  status: EntryStatus;
  /** The item that decides what becomes of it; 0 where nothing waits. */
  item_id: number;
  creator_uid: number;
  created_at: number;
  updated_at: number;
}

/** A code shown to be scanned, and how far the phone has come with it. */
export interface SignCodeRow {
  qrc_id: string;
  uid: number;
  /** What is signed: a sort of business, and the one of it. */
  business_type: string;
  business_id: number;
  summary: string;
  status: SignStatus;
  created_at: number;
  expires_at: number;
}

/** Somebody did something, as the logs of operations tell it. */
export interface OperationRow {
  id: number;
  wallet_id: number;
  sub_wallet_id: number;
  operator_uid: number;
  /** Which log it belongs in, such as `api` or `auto_collect`. */
  business: string;
  /** The part of that log, such as `symbols`; and what was done, such as `add`. */
  area: string;
  op: string;
  business_id: number;
  before: string;
  after: string;
  ip: string;
  created_at: number;
  /** As an approval item's: 0 pending, 1 done, 2 refused, 3 revoked, 4 expired, 5 canceled. */
  status: ItemStatus;
  /** The item that decides it; 0 where nobody had to be asked. */
  item_id: number;
}
