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
  services: query('GET /api/mpc/kyt/service/info', { params: KytWallet, data: KytServices }),
  config: query('GET /api/mpc/kyt/config/info', { params: KytConfigQuestion, data: KytConfig }),
  scope: query('GET /api/mpc/kyt/sub_wallet/list', { params: ScopeFilter, data: ScopePage }),
  connection: query('GET /api/mpc/kyt/api/info', { params: ServiceQuestion, data: KytApi }),
  saveConfig: command('POST /api/mpc/kyt/config/save', {
    params: KytSave,
    data: KytSaved,
    refreshes: ['wallets', 'operations'],
    refusals: [codes.noPermission, codes.packageExpired],
  }),
  draftScope: command('POST /api/mpc/kyt/sub_wallet/cache', {
    params: ScopeDraft,
    data: ScopeDrafted,
    refusals: [codes.noPermission],
  }),
  withdrawCheck: query('GET /api/mpc/wallet/withdraw/check', {
    params: CheckQuestion,
    data: CheckAnswer,
    refusals: [codes.invalidAddress, codes.coinNotSupported, codes.screeningUnavailable],
  }),
  switchService: command('POST /api/mpc/kyt/update_status', {
    params: ServiceSwitch,
    refreshes: ['wallets', 'operations'],
    refusals: [codes.noPermission, codes.alreadyHandled, codes.packageExpired],
  }),
  records: query('GET /api/mpc/kyt/record/list', { params: KytRecordFilter, data: KytRecordPage }),
  record: query('GET /api/mpc/kyt/record/detail', {
    params: KytRecordQuestion,
    data: KytRecordDetail,
    refusals: [codes.orderNotFound],
  }),
  handle: command('POST /api/mpc/kyt/manual/config', {
    params: KytDecision,
    data: KytDecided,
    refreshes: ['transactions', 'withdrawals', 'refunds', 'approvals', 'wallets', 'operations'],
    refusals: [codes.insufficientFeeBalance, codes.alreadyHandled, codes.changePending, codes.orderNotFound],
  }),
  orders: query('GET /api/mpc/kyt/buy/record', { params: KytOrderFilter, data: KytOrderPage }),
  charge: query('GET /api/mpc/kyt/charge/detail', {
    params: KytOrderQuestion,
    data: KytCharge,
    refusals: [codes.orderNotFound],
  }),
  closeCheck: query('GET /api/mpc/kyt/service/close/check', { params: ServiceQuestion, data: CloseCheck }),
  watched: query('GET /api/mpc/kyt/sub_wallet/all/list', { params: KytWallet, data: WatchedSubWallets }),
});
