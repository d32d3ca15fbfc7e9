import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  AutoCollectConfig,
  SaveSweepPair,
  SaveSweepScope,
  SweepChain,
  SweepItem,
  SweepItemQuestion,
  SweepLogFilter,
  SweepLogPage,
  SweepPairProposed,
  SweepScope,
  SweepSubWallet,
  SweepSubWalletFilter,
  SweepWallet,
  SweepWalletConfig,
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
import { minute } from '../../core/durations.ts';

/** What every change of the set-up may be rejected with: the package is over, there is no co-signer. */
const unready = [codes.packageExpired, codes.coSignerUnavailable];

/** Sweeping by the co-signer: what is swept where, from which balance on, and who pays the fees. */
export const autoCollect = domain('autoCollect', {
  /**
   * Get the auto sweep settings of a wallet. Omnibus sub-wallet, gas station, co-signer state and the change that
   * waits for approval, if any.
   */
  config: query('GET /api/mpc/auto_collect/config/info', {
    params: SweepWallet,
    data: AutoCollectConfig,
    echoes: { wallet_id: 'wallet_id' },
  }),
  /** List networks of auto sweep. Networks on which the co-signer can sweep for the wallet. */
  chains: query('GET /api/mpc/auto_collect/chains', { params: SweepWallet, data: v.array(SweepChain) }),
  /**
   * List sub-wallets for auto sweep. Candidates for the omnibus sub-wallet and the gas station, with balances by
   * network and eligibility.
   */
  subWallets: query('GET /api/mpc/auto_collect/config/sub_wallets', {
    params: SweepSubWalletFilter,
    data: v.array(SweepSubWallet),
  }),
  /** Request an omnibus sub-wallet and a gas station. Takes effect after approval and signature. */
  savePair: command('POST /api/mpc/auto_collect/config/save', {
    params: SaveSweepPair,
    data: SweepPairProposed,
    refreshes: ['approvals', 'operations'],
    refusals: [...unready, codes.subWalletNotFound, codes.changePending],
  }),
  /** Get an auto sweep request. The approval item with the settings before and after. */
  item: query('GET /api/mpc/auto_collect/items/info', {
    params: SweepItemQuestion,
    data: SweepItem,
    echoes: { item_id: 'item_id' },
    refusals: [codes.orderNotFound],
  }),
  /** Cancel an auto sweep request. For its initiator, while the request is pending. */
  cancelItem: command('POST /api/mpc/auto_collect/items/cancel', {
    params: SweepItemQuestion,
    refreshes: ['approvals', 'operations'],
    refusals: [codes.orderNotFound, codes.alreadyHandled],
  }),
  /** List changes of the auto sweep settings. Newest first unless ordered otherwise. */
  logs: query('GET /api/mpc/auto_collect/config/logs', {
    params: SweepLogFilter,
    data: SweepLogPage,
    echoes: { wallet_id: 'list.*.wallet_id', symbol: 'list.*.symbol' },
  }),
  /** Get the sub-wallets that are swept. All or a selection, and whether new sub-wallets are included. */
  scope: query('GET /api/mpc/auto_collect/sub_wallets/info', { params: SweepWallet, data: SweepScope }),
  /** Set the sub-wallets that are swept. Replaces the scope as a whole, at once. */
  saveScope: command('POST /api/mpc/auto_collect/sub_wallets/save', {
    params: SaveSweepScope,
    refreshes: ['wallets', 'operations'],
    refusals: [...unready, codes.subWalletNotFound],
  }),
  /** List auto sweep rules. One rule a coin: threshold, fee limit, reserve and status. */
  rules: query('GET /api/mpc/auto_collect/symbols/list', {
    params: SweepRuleFilter,
    data: SweepRulePage,
    echoes: { base_symbol: 'list.*.base_symbol', symbol: 'list.*.symbol' },
  }),
  /** List coins without an auto sweep rule. Coins of a network that can still be added. */
  newCoins: query('GET /api/mpc/auto_collect/chain/symbols', {
    params: NewSweepCoinFilter,
    data: v.array(SweepCoin),
    echoes: { base_symbol: '*.base_symbol' },
    refusals: [codes.coinNotSupported],
  }),
  /**
   * Check coins for conflicts. Tells which coins already have an auto sweep rule, and which a contract sweep rule
   * covers.
   */
  repeat: query('GET /api/mpc/auto_collect/symbols/repeat', {
    params: SweepRepeatQuestion,
    data: SweepRepeat,
  }),
  /** Save auto sweep rules. Adds a rule for each coin that has none, and changes the others, at once. */
  saveRules: command('POST /api/mpc/auto_collect/symbols/save', {
    params: SaveSweepRules,
    data: SweepRulesSaved,
    refreshes: ['wallets', 'operations'],
    refusals: [...unready, codes.coinNotSupported],
  }),
  /** Enable or disable auto sweep rules. Changes the status of every rule named. */
  switchRules: command('POST /api/mpc/auto_collect/symbols/batch_status', {
    params: SwitchSweepRules,
    refreshes: ['wallets', 'operations'],
    refusals: [...unready, codes.gasStationLow],
  }),
  /** Save a gas refueling rule. Amount sent to an address, minimum balance and alert balance of a network. */
  saveFueling: command('POST /api/mpc/auto_collect/fueling/save', {
    params: SaveFuelRule,
    data: FuelRuleSaved,
    refreshes: ['operations'],
    refusals: [...unready, codes.coinNotSupported],
  }),
  /** List gas refueling rules. One rule a network, with the balance of the gas station. */
  fueling: query('GET /api/mpc/auto_collect/fueling/list', {
    params: FuelRuleFilter,
    data: v.array(FuelRule),
    echoes: { base_symbol: '*.base_symbol' },
  }),
  /** Enable or disable gas refueling rules. Changes the status of every rule named. */
  switchFueling: command('POST /api/mpc/auto_collect/fueling/batch_status', {
    params: SwitchSweepRules,
    refreshes: ['operations'],
    refusals: [...unready, codes.gasStationLow],
  }),
  /**
   * List balances that wait for auto sweep, by coin. Totals of the wallet with the number of addresses and the reason
   * where sweeping is blocked.
   */
  waiting: query('GET /api/mpc/auto_collect/wallet/symbols', {
    params: WaitingCoinFilter,
    data: WaitingCoinPage,
    echoes: { base_symbol: 'list.*.base_symbol', symbol: 'list.*.symbol' },
  }),
  /** List balances that wait for auto sweep, by sub-wallet. One coin. */
  waitingSubWallets: query('GET /api/mpc/auto_collect/wallet/symbol/details', {
    params: WaitingSubWalletFilter,
    data: WaitingSubWalletPage,
    echoes: { sub_wallet_id: 'list.*.sub_wallet_id' },
    refusals: [codes.coinNotSupported],
  }),
  /** List balances that wait for auto sweep, by address. One coin, with the state of each address. */
  waitingAddresses: query('GET /api/mpc/auto_collect/wallet/address/details', {
    params: WaitingAddressFilter,
    data: WaitingAddressPage,
    echoes: { sub_wallet_id: 'list.*.sub_wallet_id' },
    refusals: [codes.coinNotSupported],
  }),
  /** Get the omnibus sub-wallet and the gas station. With their balances by network and low-balance alerts. */
  walletConfig: query('GET /api/mpc/auto_collect/wallet/cfg', {
    params: SweepWallet,
    data: SweepWalletConfig,
  }),
  /** Estimate the network fees of a sweep. For one coin and a number of addresses, with how many are blocked. */
  fee: query('GET /api/mpc/auto_collect/fee/estimation', {
    params: SweepFeeQuestion,
    data: SweepFee,
    refusals: [codes.coinNotSupported, codes.feeEstimationFailed],
  }),
  /** Get the auto sweep state of a coin. Its rule, gas refueling rule and last run. */
  coin: query('GET /api/mpc/auto_collect/symbol/info', {
    params: SweepCoinQuestion,
    data: SweepCoinInfo,
    echoes: { symbol: 'coin.symbol' },
    refusals: [codes.coinNotSupported],
  }),
  /** List balance snapshots of a day, by address. What each address of a coin held. */
  snapshots: query('GET /api/mpc/auto_collect/address/snapshot/list', {
    params: SnapshotFilter,
    data: SnapshotPage,
    echoes: { symbol: 'list.*.symbol', sub_wallet_id: 'list.*.sub_wallet_id' },
  }),
  /** List balance snapshot totals by day. One row a day between two dates. */
  snapshotSums: query('GET /api/mpc/auto_collect/address/snapshot/sum/list', {
    params: SnapshotSumFilter,
    data: v.array(SnapshotSum),
    echoes: { symbol: '*.symbol' },
  }),
  /**
   * Import auto sweep rules. Takes the rows of a file and answers the rows that failed with the reason. May take up
   * to 60 seconds.
   */
  importRules: command('POST /api/mpc/auto_collect/symbols/import', {
    params: ImportSweepRules,
    data: SweepImported,
    timeout: minute,
    refreshes: ['wallets', 'operations'],
    refusals: unready,
  }),
});
