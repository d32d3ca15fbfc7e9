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

/** Sweeping by contract: rules, thresholds, authorizations by address. */
export const collection = domain('collection', {
  /** List contract sweep rules. One rule a network, with its sweep address, coins and status. */
  rules: query('GET /api/mpc/collect/config/list', {
    params: CollectRuleFilter,
    data: CollectRulePage,
    echoes: { wallet_id: 'list.*.wallet_id', base_symbol: 'list.*.base_symbol' },
  }),
  /** Check access to contract sweep. Tells whether it is enabled for the wallet, and the reason where it is not. */
  init: query('GET /api/mpc/collect/init', { params: inWallet, data: CollectInit }),
  /** List networks of contract sweep. Networks on which a sweep contract can be deployed for the wallet. */
  chains: query('GET /api/mpc/collect/chains', { params: inWallet, data: v.array(CollectChain) }),
  /**
   * Save a contract sweep rule. Adds one, or changes the one that `id` names; deploying the contract needs a
   * signature.
   */
  saveRule: command('POST /api/mpc/collect/config/save', {
    params: CollectRuleSave,
    data: CollectRuleSaved,
    echoes: { id: 'id' },
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
  /** List contract sweeps. Runs of the rules with their status and amounts. */
  history: query('GET /api/mpc/collect/history/list', {
    params: CollectHistoryFilter,
    data: CollectHistoryPage,
    echoes: { rule_id: 'list.*.rule_id', base_symbol: 'list.*.base_symbol', symbol: 'list.*.symbol' },
  }),
  /** Get a contract sweep. The run with every address that was swept. */
  historyInfo: query('GET /api/mpc/collect/history/info', {
    params: v.strictObject({ /** Sweep. */ id: Id }),
    data: CollectHistoryInfo,
    echoes: { id: 'id' },
  }),
  /** Get a contract sweep rule. Coins, thresholds, sweep address and authorization counts. */
  rule: query('GET /api/mpc/collect/config/detail', {
    params: CollectRuleQuestion,
    data: CollectRule,
    echoes: { id: 'id' },
  }),
  /** Set the sweep thresholds of a rule. Minimum balance by coin from which an address is swept. */
  saveAmounts: command('POST /api/mpc/collect/config/symbol/amount', {
    params: CollectAmounts,
    refreshes: ['operations'],
    refusals: [codes.alreadyHandled, codes.packageExpired, codes.changePending],
  }),
  /** List coins for a contract sweep rule. Tokens of a network that can be added. */
  chainSymbols: query('GET /api/mpc/collect/chain/symbols', {
    params: CollectSymbolQuestion,
    data: v.array(Coin),
    echoes: { base_symbol: '*.base_symbol' },
  }),
  /**
   * Change the coins of a contract sweep rule, or sweep them. Adds, removes, enables or disables the coins named, or
   * sweeps what waits, one transaction a coin.
   */
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
  /** List sweep authorizations of a rule. The allowance that each address has granted to the sweep contract. */
  authorised: query('GET /api/mpc/collect/approved/sub_wallet', {
    params: CollectAuthFilter,
    data: CollectAuthPage,
    echoes: { symbol: 'list.*.symbol' },
  }),
  /** Cancel a contract sweep transaction. While it waits for its signature. */
  cancel: command('POST /api/mpc/collect/trans/cancel', {
    params: CollectCancel,
    refreshes: ['transactions', 'wallets', 'operations'],
    refusals: [codes.alreadyHandled, codes.orderNotFound],
  }),
  /**
   * Get what a sweep rule or transaction waits for. Signatures that are missing, and the transaction where `id` names
   * one.
   */
  transInfo: query('GET /api/mpc/collect/trans/info', {
    params: CollectTransQuestion,
    data: CollectTransInfo,
  }),
  /** List addresses that can receive sweeps. Addresses of a sub-wallet on a network with label and balance. */
  addresses: query('GET /api/mpc/wallet/addresses', {
    params: WalletAddressQuestion,
    data: v.array(WalletAddress),
    echoes: { base_symbol: '*.base_symbol' },
  }),
});
