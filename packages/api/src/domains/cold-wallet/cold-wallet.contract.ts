import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  ColdAlarm,
  ColdAlarmChange,
  ColdBalance,
  ColdBalanceFilter,
  ColdCheck,
  ColdCoinFilter,
  ColdCoinInfo,
  ColdCoins,
  ColdGate,
  ColdMove,
  ColdMoveAmount,
  ColdMoveCheck,
  ColdMoveFacts,
  ColdNetworks,
  ColdTaskFilter,
  ColdTaskInfo,
  ColdTaskOf,
  ColdTaskPage,
  ColdTaskRemark,
  ColdTaskTaken,
  ColdWalletOf,
  FundStrategyChange,
  FundStrategyFilter,
  FundStrategyInfo,
  FundStrategyOf,
  FundStrategyPage,
  FundStrategySaved,
  NewColdTask,
} from './cold-wallet.schema.ts';
import {
  ColdItemTaken,
  MultisigAudit,
  MultisigAuditOutcome,
  MultisigChangeOf,
  MultisigCheck,
  MultisigDelete,
  MultisigFilter,
  MultisigList,
  MultisigPair,
  MultisigPending,
  MultisigSave,
} from './multisig.schema.ts';
import * as v from 'valibot';

const wallet = { params: ColdWalletOf };

/** Multi-signature contracts that hold what is not needed every day. */
export const coldWallet = domain('coldWallet', {
  /** List coins of the cold wallet. Coins that can be kept in multisig contracts. */
  coins: query('GET /api/msign/common/coin/list', {
    params: ColdCoinFilter,
    data: ColdCoins,
    echoes: { base_symbol: '*.base_symbol' },
  }),
  /** List networks of the cold wallet. Networks on which multisig contracts are supported. */
  networks: query('GET /api/msign/common/wallet/support/coin', { ...wallet, data: ColdNetworks }),
  /** List cold wallet balances by coin. Hot, warm and cold balances, their shares and targets. */
  balances: query('GET /api/msign/balance/list', {
    params: ColdBalanceFilter,
    data: v.array(ColdBalance),
    echoes: { symbol: '*.symbol', base_symbol: '*.base_symbol' },
  }),
  /** List fund strategies. Balance limits of each coin, and how funds move between hot, warm and cold. */
  strategies: query('GET /api/msign/symbol/config/list', {
    params: FundStrategyFilter,
    data: FundStrategyPage,
    echoes: { symbol: 'list.*.symbol', base_symbol: 'list.*.base_symbol' },
  }),
  /** Delete a fund strategy. Takes effect at once; tasks that exist go on. */
  deleteStrategy: command('POST /api/msign/symbol/config/del', {
    params: FundStrategyOf,
    refusals: [codes.noPermission, codes.orderNotFound],
  }),
  /** Save a fund strategy. Adds one, or changes the one that `id` names. */
  saveStrategy: command('POST /api/msign/symbol/config/save', {
    params: FundStrategyChange,
    data: FundStrategySaved,
    echoes: { id: 'id' },
    refusals: [codes.coinNotSupported, codes.multisigNotFound, codes.packageExpired, codes.orderNotFound],
  }),
  /** Get a fund strategy. The strategy with its latest tasks. */
  strategy: query('GET /api/msign/symbol/config/detail', {
    params: FundStrategyOf,
    data: FundStrategyInfo,
    echoes: { id: 'id' },
    refusals: [codes.orderNotFound],
  }),
  /** Get a coin of the cold wallet. Addresses, balances, limits and the fund strategy of the coin. */
  coinInfo: query('GET /api/msign/symbol/coin/info', {
    params: v.strictObject({ wallet_id: ColdWalletOf.entries.wallet_id, symbol: v.string() }),
    data: ColdCoinInfo,
    echoes: { symbol: 'coin.symbol' },
    refusals: [codes.coinNotSupported],
  }),
  /** List multisig addresses. The warm and cold addresses of each network, with their versions and pending changes. */
  addresses: query('GET /api/msign/wallet/address/list', {
    params: MultisigFilter,
    data: MultisigList,
    echoes: { base_symbol: '*.base_symbol' },
  }),
  /** Cancel a multisig address request. For its initiator, while the request is pending. */
  withdrawChange: command('POST /api/msign/wallet/withdraw/address', {
    params: MultisigChangeOf,
    refreshes: ['approvals'],
    refusals: [codes.orderNotFound, codes.alreadyHandled],
  }),
  /**
   * Check a pair of multisig addresses. Reads both contracts and answers the errors that keep them from being saved.
   */
  checkAddresses: query('GET /api/msign/wallet/address/check', {
    params: MultisigPair,
    data: MultisigCheck,
    refusals: [codes.coinNotSupported, codes.invalidAddress],
  }),
  /** Request new multisig addresses. Sets the warm and cold address of a network after approval. */
  saveAddresses: command('POST /api/msign/wallet/address/save', {
    params: MultisigSave,
    data: ColdItemTaken,
    refreshes: ['approvals'],
    refusals: [
      codes.coinNotSupported,
      codes.invalidAddress,
      codes.packageExpired,
      codes.multisigNotFound,
      codes.notMultisigSigner,
      codes.changePending,
    ],
  }),
  /** Request removal of multisig addresses. Takes effect after approval. */
  deleteAddresses: command('POST /api/msign/wallet/address/del', {
    params: MultisigDelete,
    data: ColdItemTaken,
    refreshes: ['approvals'],
    refusals: [codes.noPermission, codes.orderNotFound, codes.changePending],
  }),
  /** Get the cold wallet alerts. Recipients, balance monitoring and the task events that are reported. */
  alarm: query('GET /api/msign/alarm/detail', { ...wallet, data: ColdAlarm }),
  /** Save the cold wallet alerts. Replaces recipients and events as a whole, at once. */
  saveAlarm: command('POST /api/msign/alarm/save', { params: ColdAlarmChange }),
  /** List cold wallet tasks. Movements of funds between hot, warm and cold. */
  tasks: query('GET /api/msign/task/list', {
    params: ColdTaskFilter,
    data: ColdTaskPage,
    echoes: { symbol: 'list.*.symbol', direction: 'list.*.direction' },
  }),
  /** Get a cold wallet task. The task with its timeline. */
  task: query('GET /api/msign/task/detail', {
    params: ColdTaskOf,
    data: ColdTaskInfo,
    echoes: { task_id: 'task_id' },
    refusals: [codes.orderNotFound],
  }),
  /** Set the remark of a cold wallet task. Replaces the remark there is. A command, although it is a GET. */
  remarkTask: command('GET /api/msign/task/add/remark', {
    params: ColdTaskRemark,
    refusals: [codes.orderNotFound, codes.noPermission],
  }),
  /** Count pending multisig address requests. A query, although it is a POST. */
  pendingChanges: query('POST /api/msign/wallet/address/audit/count', { ...wallet, data: MultisigPending }),
  /** Approve or reject a multisig address request. Counts as the caller's decision of the active step. */
  auditChange: command('POST /api/msign/wallet/address/audit/status', {
    params: MultisigAudit,
    data: MultisigAuditOutcome,
    refreshes: ['approvals'],
    refusals: [codes.orderNotFound, codes.alreadyHandled],
  }),
  /**
   * Check the set-up of the cold wallet. Tells whether a fund strategy, a multisig address in force and a recipient
   * of alerts exist.
   */
  check: query('GET /api/msign/common/check/info', { ...wallet, data: ColdCheck }),
  /**
   * Check the prerequisites of the cold wallet. `flag`: the API is enabled and a co-signer works; `collect_status`:
   * auto sweep is in force.
   */
  gate: query('GET /api/msign/common/wallet/check/cold', { ...wallet, data: ColdGate }),
  /** Get the facts of a movement of funds. From and to address, available balance, fee and limits. */
  moveFacts: query('GET /api/msign/task/before/create', {
    params: ColdMove,
    data: ColdMoveFacts,
    refusals: [codes.coinNotSupported, codes.multisigNotFound],
  }),
  /** Request a movement of funds. Creates a task between hot, warm and cold, which waits for approval. */
  createTask: command('POST /api/msign/task/create', {
    params: NewColdTask,
    data: ColdTaskTaken,
    refreshes: ['approvals', 'transactions', 'wallets'],
    refusals: [
      codes.coinNotSupported,
      codes.multisigNotFound,
      codes.packageExpired,
      codes.changePending,
      codes.insufficientBalance,
      codes.insufficientFeeBalance,
      codes.amountTooSmall,
      codes.aboveLimit,
      codes.precisionExceeded,
    ],
  }),
  /** Check a movement of funds. Answers the reasons that would block it; creates nothing. */
  checkMove: query('GET /api/msign/task/create/before/check', {
    params: ColdMoveAmount,
    data: ColdMoveCheck,
    refusals: [codes.coinNotSupported, codes.multisigNotFound],
  }),
});
