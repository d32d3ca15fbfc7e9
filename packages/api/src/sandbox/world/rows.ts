import type { BookEntry } from '../../domains/address-book/address-book.schema.ts';
import type { ApprovalNode, HitStrategy } from '../../domains/approvals/approvals.schema.ts';
import type { Screening } from '../../domains/kyt/kyt.schema.ts';
import type { SignStatus } from '../../domains/signing/signing.schema.ts';
import type { Role } from '../../domains/account/account.schema.ts';
import type { DepositStatus, WithdrawStatus } from '../../domains/transactions/transactions.rules.ts';
import type { Transaction } from '../../domains/transactions/transactions.schema.ts';
import type { Coin, Network, SubWallet, Wallet } from '../../domains/wallets/wallets.schema.ts';

type Kept<Shape, Derived extends keyof Shape> = Omit<Shape, Derived>;

/** A wallet without what is counted or depends on who asks. */
export interface WalletRow extends Kept<
  Wallet,
  'role' | 'wallet_status' | 'total_usd' | 'total_btc' | 'sub_wallet_count' | 'member_count'
> {
  /** 2, expired, is not kept: the package's end says it. */
  wallet_status: 0 | 1 | 3;
  members: readonly { uid: number; role: Role }[];
  /** Chains that are opened, by their main coin. */
  open_chains: readonly string[];
  /** Whether TRON's energy is delegated to it for a service fee; in arrears it is not, and TRX burns. */
  tron_agent: 'off' | 'on' | 'arrears';
  /** USD that may leave within 24 hours; absent where there is no limit. */
  daily_limit_usd?: string;
}

/** A sub-wallet without what is counted. */
export interface SubWalletRow extends Kept<SubWallet, 'total_usd' | 'member_count' | 'strategy_count'> {
  /** Ordinary members who see it; owner and admins see all. */
  member_uids: readonly number[];
  /** The coins in its list, by symbol. */
  focus: readonly string[];
}

/** What a chain asks for a transfer, before any coin is looked at. */
type FeeFamily =
  | { kind: 'evm'; /** Gwei: slow, middle, fast. */ gas_prices: readonly [string, string, string] }
  | { kind: 'tron'; /** TRX for one energy, and for one bandwidth. */ energy: string; bandwidth: string }
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
  'if_open_chain' | 'is_focus' | 'normal_balance' | 'lock_balance' | 'collecting_balance'
>;

/** The address a sub-wallet receives on, on one chain. */
export interface AddressRow {
  sub_wallet_id: number;
  base_symbol: string;
  address: string;
  memo: string;
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

export interface DepositRow extends Moved {
  trans_kind: 'deposit';
  status: DepositStatus;
}

export interface OrderRow extends Moved {
  trans_kind: 'withdraw';
  status: WithdrawStatus;
  initiator_uid: number;
  fee_symbol: string;
  fee: string;
  /** The to-do item that goes with it. */
  item_id: number;
  nodes: readonly ApprovalNode[];
  strategy: HitStrategy;
  signed_at?: number;
  signed_by?: string;
  broadcast_at?: number;
  finished_at?: number;
  fail_reason?: string;
}

export type TransactionRow = DepositRow | OrderRow;

/** An entry of an address book. A shared one belongs to a sub-wallet, a personal one to a person. */
export interface BookRow extends Kept<BookEntry, 'scope' | 'used_count' | 'last_used_at'> {
  shelf: `sub-wallet ${number}` | `person ${number}`;
}

/** A rule that says who is asked; the basic one of a sub-wallet has no conditions and comes last. */
export interface StrategyRow extends HitStrategy {
  sub_wallet_id: number;
  when?: { symbols: readonly string[]; at_least: string };
  nodes: readonly { node_type: 1 | 2; threshold: number; uids: readonly number[] }[];
}

/** A code shown to be scanned, and how far the phone has come with it. */
export interface SignCodeRow {
  qrc_id: string;
  uid: number;
  order_id: number;
  summary: string;
  status: SignStatus;
  created_at: number;
  expires_at: number;
}
