export {
  createClient,
  documentCookies,
  type Client,
  type ClientOptions,
  type Cookies,
} from './core/client.ts';
export type { Drift } from './core/drift.ts';
export type { Command, DataOf, Endpoint, ParamsOf, Query } from './core/endpoint.ts';
export { Refusal } from './core/envelope.ts';
export { catalogue, kindOf, type FailureKind } from './core/failures.ts';
export { clientErrorKind, outcomeOf, type ClientErrorKind, type Outcome } from './core/outcome.ts';
export { createQueries, keyOf, queryDefaults } from './core/queries.ts';
export { unreadable } from './core/wire.schema.ts';
export { account } from './domains/account/account.contract.ts';
export type { Person, Role, UserInfo } from './domains/account/account.schema.ts';
export { addressBook } from './domains/address-book/address-book.contract.ts';
export type { BookEntry, SubWalletState } from './domains/address-book/address-book.schema.ts';
export { approvals } from './domains/approvals/approvals.contract.ts';
export type {
  ApprovalItem,
  ApprovalNode,
  HitStrategy,
  ItemPage,
  ItemStatus,
  StrategyFor,
} from './domains/approvals/approvals.schema.ts';
export { kyt } from './domains/kyt/kyt.contract.ts';
export type { CheckAnswer, RiskLevel, Screening } from './domains/kyt/kyt.schema.ts';
export { receiving } from './domains/receiving/receiving.contract.ts';
export type { DepositAddress, OwnAddress } from './domains/receiving/receiving.schema.ts';
export { signing } from './domains/signing/signing.contract.ts';
export type { SignCode, SignStatus } from './domains/signing/signing.schema.ts';
export { transactions } from './domains/transactions/transactions.contract.ts';
export { DepositStatus, isTerminal, WithdrawStatus } from './domains/transactions/transactions.rules.ts';
export type {
  DepositInfo,
  Transaction,
  TransactionPage,
  TransactionRow,
  TransKind,
} from './domains/transactions/transactions.schema.ts';
export { wallets } from './domains/wallets/wallets.contract.ts';
export type {
  Coin,
  FocusCoins,
  Network,
  SubWallet,
  SubWalletList,
  Wallet,
  WalletAssets,
  WalletStatus,
} from './domains/wallets/wallets.schema.ts';
export { withdrawals } from './domains/withdrawals/withdrawals.contract.ts';
export type {
  Balance,
  FeeEstimate,
  LimitAnswer,
  SignProtection,
  Withdraw,
  WithdrawInfo,
} from './domains/withdrawals/withdrawals.schema.ts';
