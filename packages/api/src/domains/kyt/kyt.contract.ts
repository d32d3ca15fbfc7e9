import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  KytApi,
  KytConfig,
  KytConfigQuestion,
  KytSave,
  KytSaved,
  ScopeDraft,
  ScopeDrafted,
  ScopeFilter,
  ScopePage,
  WatchedSubWallets,
} from './kyt-config.schema.ts';
import {
  CloseCheck,
  KytDecided,
  KytDecision,
  KytRecordDetail,
  KytRecordFilter,
  KytRecordPage,
  KytRecordQuestion,
} from './kyt-record.schema.ts';
import {
  CheckAnswer,
  CheckQuestion,
  KytCharge,
  KytOrderFilter,
  KytOrderPage,
  KytOrderQuestion,
  KytServices,
  KytWallet,
  ServiceQuestion,
  ServiceSwitch,
} from './kyt.schema.ts';

/** Chain-risk screening. */
export const kyt = domain('kyt', {
  /** List KYT providers. Subscription, configuration and usage of each provider for a wallet. */
  services: query('GET /api/mpc/kyt/service/info', { params: KytWallet, data: KytServices }),
  /**
   * Get the KYT configuration. Rules by direction and risk level, coins, circuit breaker and notifications of a
   * provider.
   */
  config: query('GET /api/mpc/kyt/config/info', {
    params: KytConfigQuestion,
    data: KytConfig,
    echoes: { service_id: 'service_id' },
  }),
  /** List sub-wallets for KYT monitoring. With whether each is selected. */
  scope: query('GET /api/mpc/kyt/sub_wallet/list', { params: ScopeFilter, data: ScopePage }),
  /** Get the connection to a KYT provider. Mode, masked API key and the result of the last test. */
  connection: query('GET /api/mpc/kyt/api/info', { params: ServiceQuestion, data: KytApi }),
  /**
   * Save the KYT configuration. Replaces the sections named, at once. Where an enforced provider rejects the connection,
   * nothing is saved, and `test_result` is 2.
   */
  saveConfig: command('POST /api/mpc/kyt/config/save', {
    params: KytSave,
    data: KytSaved,
    refreshes: ['wallets', 'operations'],
    refusals: [codes.noPermission, codes.packageExpired],
  }),
  /**
   * Save a draft of the KYT scope. Keeps the selection for the configuration form; monitoring does not change until
   * it is saved.
   */
  draftScope: command('POST /api/mpc/kyt/sub_wallet/cache', {
    params: ScopeDraft,
    data: ScopeDrafted,
    refusals: [codes.noPermission],
  }),
  /**
   * Screen a transfer before it is created. KYT risk of the recipient, address book, whitelist and blacklist state,
   * and whether the address is one's own.
   */
  withdrawCheck: query('GET /api/mpc/wallet/withdraw/check', {
    params: CheckQuestion,
    data: CheckAnswer,
    refusals: [codes.invalidAddress, codes.coinNotSupported, codes.screeningUnavailable],
  }),
  /**
   * Enable or disable KYT monitoring. For one provider, at once. Enabling it closes the one in force, which its open records
   * prevent.
   */
  switchService: command('POST /api/mpc/kyt/update_status', {
    params: ServiceSwitch,
    refreshes: ['wallets', 'operations'],
    refusals: [codes.noPermission, codes.alreadyHandled, codes.packageExpired],
  }),
  /** List KYT records. Screened deposits and transfers with risk level, score and handling. */
  records: query('GET /api/mpc/kyt/record/list', {
    params: KytRecordFilter,
    data: KytRecordPage,
    echoes: { sub_wallet_id: 'list.*.sub_wallet_id', symbol: 'list.*.symbol' },
  }),
  /** Get a KYT record. The record with exposures, rules that were hit and its timeline. */
  record: query('GET /api/mpc/kyt/record/detail', {
    params: KytRecordQuestion,
    data: KytRecordDetail,
    echoes: { record_id: 'record_id' },
    refusals: [codes.orderNotFound],
  }),
  /** Handle a KYT record. Releases, freezes, refunds or rejects the transaction; may need approval. */
  handle: command('POST /api/mpc/kyt/manual/config', {
    params: KytDecision,
    data: KytDecided,
    refreshes: ['transactions', 'withdrawals', 'refunds', 'approvals', 'wallets', 'operations'],
    refusals: [codes.insufficientFeeBalance, codes.alreadyHandled, codes.changePending, codes.orderNotFound],
  }),
  /** List KYT subscription orders. Purchases of a wallet. */
  orders: query('GET /api/mpc/kyt/buy/record', { params: KytOrderFilter, data: KytOrderPage }),
  /** Get the usage of a KYT order. Screenings used and remaining, by item. */
  charge: query('GET /api/mpc/kyt/charge/detail', {
    params: KytOrderQuestion,
    data: KytCharge,
    echoes: { order_id: 'order_id' },
    refusals: [codes.orderNotFound],
  }),
  /** Check whether KYT can be disabled. Lists records that have to be handled first. */
  closeCheck: query('GET /api/mpc/kyt/service/close/check', { params: ServiceQuestion, data: CloseCheck }),
  /** List all sub-wallets with their KYT state. Not paged. */
  watched: query('GET /api/mpc/kyt/sub_wallet/all/list', { params: KytWallet, data: WatchedSubWallets }),
});
