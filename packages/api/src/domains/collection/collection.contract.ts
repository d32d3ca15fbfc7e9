import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { Coin } from '../wallets/wallets.schema.ts';
import {
  CollectHistoryFilter,
  CollectHistoryInfo,
  CollectHistoryPage,
  CollectTransInfo,
  CollectTransQuestion,
  WalletAddress,
  WalletAddressQuestion,
} from './collect-history.schema.ts';
import {
  CollectAmounts,
  CollectAuthFilter,
  CollectAuthPage,
  CollectCancel,
  CollectChain,
  CollectInit,
  CollectRule,
  CollectRuleFilter,
  CollectRulePage,
  CollectRuleQuestion,
  CollectRuleSave,
  CollectRuleSaved,
  CollectSymbolQuestion,
  CollectSymbolSave,
  CollectSymbolSaved,
} from './collection.schema.ts';

const inWallet = v.strictObject({ wallet_id: Id });

/** Sweeping by contract: rules, thresholds, authorised sub-wallets. */
export const collection = domain('collection', {
  rules: query('GET /api/mpc/collect/config/list', { params: CollectRuleFilter, data: CollectRulePage }),
  init: query('GET /api/mpc/collect/init', { params: inWallet, data: CollectInit }),
  chains: query('GET /api/mpc/collect/chains', { params: inWallet, data: v.array(CollectChain) }),
  saveRule: command('POST /api/mpc/collect/config/save', {
    params: CollectRuleSave,
    data: CollectRuleSaved,
    refreshes: ['approvals', 'operations', 'autoCollect'],
    refusals: [
      codes.coinNotSupported,
      codes.insufficientFeeBalance,
      codes.alreadyHandled,
      codes.packageExpired,
      codes.subWalletTypeNotSupported,
      codes.subWalletNotFound,
      codes.changePending,
      codes.quotaReached,
    ],
  }),
  history: query('GET /api/mpc/collect/history/list', {
    params: CollectHistoryFilter,
    data: CollectHistoryPage,
  }),
  historyInfo: query('GET /api/mpc/collect/history/info', {
    params: v.strictObject({ id: Id }),
    data: CollectHistoryInfo,
  }),
  rule: query('GET /api/mpc/collect/config/detail', { params: CollectRuleQuestion, data: CollectRule }),
  saveAmounts: command('POST /api/mpc/collect/config/symbol/amount', {
    params: CollectAmounts,
    refreshes: ['operations'],
    refusals: [codes.alreadyHandled, codes.packageExpired, codes.changePending],
  }),
  chainSymbols: query('GET /api/mpc/collect/chain/symbols', {
    params: CollectSymbolQuestion,
    data: v.array(Coin),
  }),
  saveSymbols: command('POST /api/mpc/collect/config/symbol/save', {
    params: CollectSymbolSave,
    data: CollectSymbolSaved,
    refreshes: ['transactions', 'wallets', 'operations', 'autoCollect'],
    refusals: [
      codes.coinNotSupported,
      codes.insufficientFeeBalance,
      codes.amountTooSmall,
      codes.alreadyHandled,
      codes.packageExpired,
      codes.changePending,
    ],
  }),
  authorised: query('GET /api/mpc/collect/approved/sub_wallet', {
    params: CollectAuthFilter,
    data: CollectAuthPage,
  }),
  cancel: command('POST /api/mpc/collect/trans/cancel', {
    params: CollectCancel,
    refreshes: ['transactions', 'wallets', 'operations'],
    refusals: [codes.alreadyHandled, codes.orderNotFound],
  }),
  transInfo: query('GET /api/mpc/collect/trans/info', {
    params: CollectTransQuestion,
    data: CollectTransInfo,
  }),
  addresses: query('GET /api/mpc/wallet/addresses', {
    params: WalletAddressQuestion,
    data: v.array(WalletAddress),
  }),
});
