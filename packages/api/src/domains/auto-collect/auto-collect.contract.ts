import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  AutoCollectConfig,
  SaveSweepPair,
  SaveSweepScope,
  SweepChain,
  SweepHomes,
  SweepItem,
  SweepItemQuestion,
  SweepLogFilter,
  SweepLogPage,
  SweepPairProposed,
  SweepScope,
  SweepSubWallet,
  SweepSubWalletFilter,
  SweepWallet,
} from './auto-collect.schema.ts';
import {
  SnapshotFilter,
  SnapshotPage,
  SnapshotSum,
  SnapshotSumFilter,
  SweepCoinInfo,
  SweepCoinQuestion,
  SweepFee,
  SweepFeeQuestion,
  WaitingAddressFilter,
  WaitingAddressPage,
  WaitingCoinFilter,
  WaitingCoinPage,
  WaitingSubWalletFilter,
  WaitingSubWalletPage,
} from './sweep-funds.schema.ts';
import {
  FuelRule,
  FuelRuleFilter,
  FuelRuleSaved,
  ImportSweepRules,
  NewSweepCoinFilter,
  SaveFuelRule,
  SaveSweepRules,
  SweepCoin,
  SweepImported,
  SweepRepeat,
  SweepRepeatQuestion,
  SweepRulePage,
  SweepRuleFilter,
  SweepRulesSaved,
  SwitchSweepRules,
} from './sweep-rules.schema.ts';

/** What every change of the set-up may be refused with: the package is over, there is no co-signer. */
const unready = [codes.packageExpired, codes.coSignerUnavailable];

/** Sweeping by the co-signer: what is swept where, from which balance on, and who pays the fees. */
export const autoCollect = domain('autoCollect', {
  config: query('GET /api/mpc/auto_collect/config/info', { params: SweepWallet, data: AutoCollectConfig }),
  chains: query('GET /api/mpc/auto_collect/chains', { params: SweepWallet, data: v.array(SweepChain) }),
  subWallets: query('GET /api/mpc/auto_collect/config/sub_wallets', {
    params: SweepSubWalletFilter,
    data: v.array(SweepSubWallet),
  }),
  savePair: command('POST /api/mpc/auto_collect/config/save', {
    params: SaveSweepPair,
    data: SweepPairProposed,
    refreshes: ['approvals', 'operations'],
    refusals: [...unready, codes.subWalletNotFound, codes.changePending],
  }),
  item: query('GET /api/mpc/auto_collect/items/info', {
    params: SweepItemQuestion,
    data: SweepItem,
    refusals: [codes.orderNotFound],
  }),
  cancelItem: command('POST /api/mpc/auto_collect/items/cancel', {
    params: SweepItemQuestion,
    refreshes: ['approvals', 'operations'],
    refusals: [codes.orderNotFound, codes.alreadyHandled],
  }),
  logs: query('GET /api/mpc/auto_collect/config/logs', { params: SweepLogFilter, data: SweepLogPage }),
  scope: query('GET /api/mpc/auto_collect/sub_wallets/info', { params: SweepWallet, data: SweepScope }),
  saveScope: command('POST /api/mpc/auto_collect/sub_wallets/save', {
    params: SaveSweepScope,
    refreshes: ['wallets', 'operations'],
    refusals: [...unready, codes.subWalletNotFound],
  }),
  rules: query('GET /api/mpc/auto_collect/symbols/list', { params: SweepRuleFilter, data: SweepRulePage }),
  newCoins: query('GET /api/mpc/auto_collect/chain/symbols', {
    params: NewSweepCoinFilter,
    data: v.array(SweepCoin),
    refusals: [codes.coinNotSupported],
  }),
  repeat: query('GET /api/mpc/auto_collect/symbols/repeat', {
    params: SweepRepeatQuestion,
    data: SweepRepeat,
  }),
  saveRules: command('POST /api/mpc/auto_collect/symbols/save', {
    params: SaveSweepRules,
    data: SweepRulesSaved,
    refreshes: ['wallets', 'operations'],
    refusals: [...unready, codes.coinNotSupported],
  }),
  switchRules: command('POST /api/mpc/auto_collect/symbols/batch_status', {
    params: SwitchSweepRules,
    refreshes: ['wallets', 'operations'],
    refusals: [...unready, codes.gasStationLow],
  }),
  saveFueling: command('POST /api/mpc/auto_collect/fueling/save', {
    params: SaveFuelRule,
    data: FuelRuleSaved,
    refreshes: ['operations'],
    refusals: [...unready, codes.coinNotSupported],
  }),
  fueling: query('GET /api/mpc/auto_collect/fueling/list', {
    params: FuelRuleFilter,
    data: v.array(FuelRule),
  }),
  switchFueling: command('POST /api/mpc/auto_collect/fueling/batch_status', {
    params: SwitchSweepRules,
    refreshes: ['operations'],
    refusals: [...unready, codes.gasStationLow],
  }),
  waiting: query('GET /api/mpc/auto_collect/wallet/symbols', {
    params: WaitingCoinFilter,
    data: WaitingCoinPage,
  }),
  waitingSubWallets: query('GET /api/mpc/auto_collect/wallet/symbol/details', {
    params: WaitingSubWalletFilter,
    data: WaitingSubWalletPage,
    refusals: [codes.coinNotSupported],
  }),
  waitingAddresses: query('GET /api/mpc/auto_collect/wallet/address/details', {
    params: WaitingAddressFilter,
    data: WaitingAddressPage,
    refusals: [codes.coinNotSupported],
  }),
  homes: query('GET /api/mpc/auto_collect/wallet/cfg', { params: SweepWallet, data: SweepHomes }),
  fee: query('GET /api/mpc/auto_collect/fee/estimation', {
    params: SweepFeeQuestion,
    data: SweepFee,
    refusals: [codes.coinNotSupported, codes.feeEstimationFailed],
  }),
  coin: query('GET /api/mpc/auto_collect/symbol/info', {
    params: SweepCoinQuestion,
    data: SweepCoinInfo,
    refusals: [codes.coinNotSupported],
  }),
  snapshots: query('GET /api/mpc/auto_collect/address/snapshot/list', {
    params: SnapshotFilter,
    data: SnapshotPage,
  }),
  snapshotSums: query('GET /api/mpc/auto_collect/address/snapshot/sum/list', {
    params: SnapshotSumFilter,
    data: v.array(SnapshotSum),
  }),
  importRules: command('POST /api/mpc/auto_collect/symbols/import', {
    params: ImportSweepRules,
    data: SweepImported,
    timeout: 60_000,
    refreshes: ['wallets', 'operations'],
    refusals: unready,
  }),
});
