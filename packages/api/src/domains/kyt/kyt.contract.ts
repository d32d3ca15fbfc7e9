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
    refusals: ['200004', '200040'],
  }),
  draftScope: command('POST /api/mpc/kyt/sub_wallet/cache', {
    params: ScopeDraft,
    data: ScopeDrafted,
    refusals: ['200004'],
  }),
  withdrawCheck: query('GET /api/mpc/wallet/withdraw/check', {
    params: CheckQuestion,
    data: CheckAnswer,
    refusals: ['110055', '120202', '200139'],
  }),
  switchService: command('POST /api/mpc/kyt/update_status', {
    params: ServiceSwitch,
    refreshes: ['wallets', 'operations'],
    refusals: ['200004', '200025', '200040'],
  }),
  records: query('GET /api/mpc/kyt/record/list', { params: KytRecordFilter, data: KytRecordPage }),
  record: query('GET /api/mpc/kyt/record/detail', {
    params: KytRecordQuestion,
    data: KytRecordDetail,
    refusals: ['210003'],
  }),
  handle: command('POST /api/mpc/kyt/manual/config', {
    params: KytDecision,
    data: KytDecided,
    refreshes: ['transactions', 'withdrawals', 'refunds', 'approvals', 'wallets', 'operations'],
    refusals: ['120403', '200025', '200145', '210003'],
  }),
  orders: query('GET /api/mpc/kyt/buy/record', { params: KytOrderFilter, data: KytOrderPage }),
  charge: query('GET /api/mpc/kyt/charge/detail', {
    params: KytOrderQuestion,
    data: KytCharge,
    refusals: ['210003'],
  }),
  closeCheck: query('GET /api/mpc/kyt/service/close/check', { params: ServiceQuestion, data: CloseCheck }),
  watched: query('GET /api/mpc/kyt/sub_wallet/all/list', { params: KytWallet, data: WatchedSubWallets }),
});
