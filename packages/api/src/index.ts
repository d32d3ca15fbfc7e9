export { calls, contract } from './contract.ts';
export {
  createClient,
  documentCookies,
  type Client,
  type ClientOptions,
  type ClockReading,
  type Cookies,
} from './core/client.ts';
export {
  catalogue,
  codes,
  kindOf,
  silentReactions,
  type CodeName,
  type FailureKind,
  type RefusalCode,
  type SilentCode,
  type SilentReaction,
} from './core/codes.ts';
export type { DomainName } from './core/domain-name.ts';
export type { Drift } from './core/drift.ts';
export { AnswerMismatch, type EchoPath } from './core/echoes.ts';
export type { Command, DataOf, Endpoint, ParamsOf, Query } from './core/endpoint.ts';
export { Refusal } from './core/envelope.ts';
export { codesOf, generalCodes } from './core/failures.ts';
export { clientErrorKind, NotSent, outcomeOf, type ClientErrorKind, type Outcome } from './core/outcome.ts';
export { unreadable } from './core/wire.schema.ts';
export { account } from './domains/account/account.contract.ts';
export type {
  CaptchaConfig,
  LoginClient,
  LoginFault,
  LoginPage,
  LoginRecord,
  Person,
  Role,
  UserInfo,
} from './domains/account/account.schema.ts';
export { addressBook } from './domains/address-book/address-book.contract.ts';
export { entryBatchLimit, entryLabelLimit } from './domains/address-book/address-book.rules.ts';
export type {
  BookEntry,
  EntriesTaken,
  EntryDraft,
  EntryFault,
  EntryPage,
  EntryStatus,
  ListedEntry,
  SubWalletState,
  WhitelistState,
} from './domains/address-book/address-book.schema.ts';
export type {
  BookAudit,
  BookAuditPage,
  BookOp,
  EntryFacts,
} from './domains/address-book/book-audit.schema.ts';
export { apiSettings } from './domains/api-settings/api-settings.contract.ts';
export {
  coSignerPort,
  coSignerUrlFault,
  ipRowFault,
  ipRowsFault,
  maxIpRows,
  maxUrlLength,
  notifyUrlFault,
  readCoSignerUrl,
  type SettingFault,
} from './domains/api-settings/api-settings.rules.ts';
export {
  ipCount,
  ipText,
  ipTotal,
  isInside,
  isWithin,
  openVersions,
  readIpRange,
  type IpRange,
} from './domains/api-settings/ip-ranges.rules.ts';
export { holdsPrivateKey } from './domains/api-settings/private-key.rules.ts';
export { publicKeyPem, readPublicKey, type KeyReading } from './domains/api-settings/rsa-key.rules.ts';
export type {
  ApiDetail,
  ApiField,
  ApiKeyStatus,
  ApiSave,
  ApiValues,
  PendingApi,
} from './domains/api-settings/api-settings.schema.ts';
export { approvals } from './domains/approvals/approvals.contract.ts';
export type {
  ApprovalItem,
  ApprovalNode,
  HitStrategy,
  ItemPage,
  ItemStatus,
  ItemType,
  KeyApplication,
  StrategyAction,
  StrategyFor,
  LocalizedText,
  Urgency,
  WorkspaceBusiness,
} from './domains/approvals/approvals.schema.ts';
export { autoCollect } from './domains/auto-collect/auto-collect.contract.ts';
export type {
  AutoCollectConfig,
  ConfiguredSweepWallet,
  PendingSweepPair,
  SweepChain,
  SweepConfigStatus,
  SweepItem,
  SweepLog,
  SweepLogArea,
  SweepScope,
  SweepSource,
  SweepSubWallet,
  SweepWalletConfig,
} from './domains/auto-collect/auto-collect.schema.ts';
export type {
  SnapshotRow,
  SnapshotSum,
  SweepCoinInfo,
  SweepFee,
  SweepReason,
  SweepState,
  WaitingAddress,
  WaitingCoin,
  WaitingCoinPage,
  WaitingSubWallet,
} from './domains/auto-collect/sweep-funds.schema.ts';
export type {
  FuelRule,
  SweepCoin,
  SweepConflict,
  SweepImportFault,
  SweepImportRow,
  SweepRule,
  SweepRuleDraft,
} from './domains/auto-collect/sweep-rules.schema.ts';
export { sweepImportLimit } from './domains/auto-collect/sweep-rules.schema.ts';
export { billing } from './domains/billing/billing.contract.ts';
export type {
  Bill,
  BillDetail,
  BillLine,
  BillPage,
  BillStatus,
  BillType,
  Package,
  PayAddress,
  PendingBills,
  Quota,
  QuotaKey,
} from './domains/billing/billing.schema.ts';
export { blacklist } from './domains/blacklist/blacklist.contract.ts';
export { blacklistBatchLimit, blacklistReasonLimit } from './domains/blacklist/blacklist.rules.ts';
export type {
  BlacklistAddress,
  BlacklistChanged,
  BlacklistPage,
  BlacklistScope,
} from './domains/blacklist/blacklist.schema.ts';
export { callbacks } from './domains/callbacks/callbacks.contract.ts';
export type {
  Callback,
  CallbackAttempt,
  CallbackPage,
  CallbackSide,
  NotifyStatus,
} from './domains/callbacks/callbacks.schema.ts';
export { coldWallet } from './domains/cold-wallet/cold-wallet.contract.ts';
export { coldProgress, type ColdProgress } from './domains/cold-wallet/cold-wallet.rules.ts';
export type {
  CheckInterval,
  ColdAlarm,
  ColdBalance,
  ColdCheck,
  ColdCoinInfo,
  ColdGate,
  ColdMoveCheck,
  ColdMoveFacts,
  ColdTask,
  ColdTaskInfo,
  ColdTaskPage,
  FundStrategy,
  FundStrategyInfo,
  FundStrategyPage,
  MoveFault,
  TaskDirection,
  TaskEvent,
  TaskStatus,
} from './domains/cold-wallet/cold-wallet.schema.ts';
export type {
  MultisigAddress,
  MultisigCheck,
  MultisigFault,
  MultisigStatus,
  MultisigVersion,
} from './domains/cold-wallet/multisig.schema.ts';
export { collectibles } from './domains/collectibles/collectibles.contract.ts';
export type {
  Brc20Withdraw,
  Inscription,
  InscriptionPage,
  InscriptionTicker,
  Nft,
  NftCollection,
  NftCollections,
  NftInfo,
  NftStandard,
  NftTokens,
} from './domains/collectibles/collectibles.schema.ts';
export { collection } from './domains/collection/collection.contract.ts';
export { collectRuleNameLimit, isCollectMin } from './domains/collection/collection.rules.ts';
export type {
  CollectHistory,
  CollectHistoryInfo,
  CollectHistoryPage,
  CollectTransInfo,
  WalletAddress,
} from './domains/collection/collect-history.schema.ts';
export type {
  CollectAuth,
  CollectAuthPage,
  CollectAuthStatus,
  CollectChain,
  CollectInit,
  CollectRule,
  CollectRulePage,
  CollectRuleStatus,
  CollectSymbol,
} from './domains/collection/collection.schema.ts';
export { keyExport } from './domains/key-export/key-export.contract.ts';
export type {
  ExportStatus,
  KeyExport,
  KeyExportPage,
  KeyType,
  ToolDownload,
  ToolPlatform,
} from './domains/key-export/key-export.schema.ts';
export { kyt } from './domains/kyt/kyt.contract.ts';
export {
  minimumFault,
  sectionsFault,
  triggerLimit,
  type ConfigFault,
} from './domains/kyt/kyt-config.rules.ts';
export { activeService, expireDay, isExpired, type ServiceState } from './domains/kyt/kyt.rules.ts';
export type {
  CoinTrigger,
  ConnectionTest,
  KytApi,
  KytBreaker,
  KytConfig,
  KytConnection,
  KytDirection,
  KytHandling,
  KytScope,
  KytSections,
  KytTimeout,
  KytTriggers,
  LevelHandling,
  ScopePage,
  ScopeRow,
} from './domains/kyt/kyt-config.schema.ts';
export type {
  CloseCheck,
  HandleType,
  KytRecord,
  KytRecordDetail,
  KytRecordPage,
  KytStatus,
} from './domains/kyt/kyt-record.schema.ts';
export type { CheckAnswer, KytCharge, KytOrder, KytOrderPage, KytService } from './domains/kyt/kyt.schema.ts';
export type { RiskLevel, Screening } from './domains/kyt/screening.schema.ts';
export { members } from './domains/members/members.contract.ts';
export type { Member, MemberAction, MemberInfo, MemberStep } from './domains/members/members.schema.ts';
export { notices } from './domains/notices/notices.contract.ts';
export { noticeEvents, receiverLimit } from './domains/notices/notices.rules.ts';
export type {
  NoticeType,
  Receiver,
  ReceiverDraft,
  ReceiversSaved,
} from './domains/notices/notices.schema.ts';
export { operations } from './domains/operations/operations.contract.ts';
export type { OperateLog, OperatePage } from './domains/operations/operations.schema.ts';
export { receiving } from './domains/receiving/receiving.contract.ts';
export type {
  AddressKind,
  AddressPage,
  AddressRecord,
  DepositAddress,
  MyAddresses,
  OwnAddress,
} from './domains/receiving/receiving.schema.ts';
export { refunds } from './domains/refunds/refunds.contract.ts';
export type { RefundInfo } from './domains/refunds/refunds.schema.ts';
export { signing } from './domains/signing/signing.contract.ts';
export type { SignCode, SignStatus } from './domains/signing/signing.schema.ts';
export { strategies } from './domains/strategies/strategies.contract.ts';
export {
  stepsFault,
  strategyLimits,
  type DraftedStep,
  type StepFault,
} from './domains/strategies/strategies.rules.ts';
export type {
  AdvancedStrategy,
  BasicStrategy,
  ChainAddress,
  NamedConditions,
  PendingChange,
  StrategyConditions,
  StrategyScene,
  StrategySide,
  StrategyStep,
  StrategyVersion,
  WorkspaceStrategy,
} from './domains/strategies/strategies.schema.ts';
export type {
  BusinessApproval,
  BusinessPage,
  ChangeBusiness,
  ChangePage,
  ChangeRequest,
  DecidedBusiness,
} from './domains/strategies/strategy-calls.schema.ts';
export { ton } from './domains/ton/ton.contract.ts';
export { tonLookupLimit, type TonMessage, type TonStep, type TonTx } from './domains/ton/ton.schema.ts';
export { transactions } from './domains/transactions/transactions.contract.ts';
export { DepositStatus, WithdrawStatus, isTerminal } from './domains/transactions/transactions.rules.ts';
export type {
  DepositInfo,
  HeldBy,
  PaymentOutput,
  TransKind,
  TransType,
  Transaction,
  TransactionPage,
  TransactionRow,
} from './domains/transactions/transactions.schema.ts';
export { tron } from './domains/tron/tron.contract.ts';
export { type TronMonitor, tronMonitorLimit, type TronResource } from './domains/tron/tron-monitor.schema.ts';
export type {
  DelegateOrder,
  DelegateStatus,
  FeeUsage,
  FeeUsageDetail,
  ServiceFeePayment,
  SettlementStatus,
  TronAccount,
  TronAgentStatus,
  TronProxy,
  TronProxyData,
} from './domains/tron/tron.schema.ts';
export { wallets } from './domains/wallets/wallets.contract.ts';
export type { CoinAsset, CoinPage, FocusLimit, Listing } from './domains/wallets/coin-list.schema.ts';
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
export { web3 } from './domains/web3/web3.contract.ts';
export type { DecodedCall, Web3Call, Web3Info } from './domains/web3/web3.schema.ts';
export { withdrawals } from './domains/withdrawals/withdrawals.contract.ts';
export type {
  Balance,
  FeeEstimate,
  LimitAnswer,
  OrderEvent,
  SignProtection,
  SpeedUp,
  UtxoConfig,
  Withdraw,
  WithdrawInfo,
  WithdrawOutputs,
} from './domains/withdrawals/withdrawals.schema.ts';
