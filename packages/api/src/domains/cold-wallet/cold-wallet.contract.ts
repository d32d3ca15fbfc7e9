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
  coins: query('GET /api/msign/common/coin/list', { params: ColdCoinFilter, data: ColdCoins }),
  networks: query('GET /api/msign/common/wallet/support/coin', { ...wallet, data: ColdNetworks }),
  balances: query('GET /api/msign/balance/list', { params: ColdBalanceFilter, data: v.array(ColdBalance) }),
  strategies: query('GET /api/msign/symbol/config/list', {
    params: FundStrategyFilter,
    data: FundStrategyPage,
  }),
  deleteStrategy: command('POST /api/msign/symbol/config/del', {
    params: FundStrategyOf,
    refusals: ['200004', '210003'],
  }),
  saveStrategy: command('POST /api/msign/symbol/config/save', {
    params: FundStrategyChange,
    data: FundStrategySaved,
    refusals: ['120202', '200073', '200040', '210003'],
  }),
  strategy: query('GET /api/msign/symbol/config/detail', {
    params: FundStrategyOf,
    data: FundStrategyInfo,
    refusals: ['210003'],
  }),
  coinInfo: query('GET /api/msign/symbol/coin/info', {
    params: v.strictObject({ wallet_id: ColdWalletOf.entries.wallet_id, symbol: v.string() }),
    data: ColdCoinInfo,
    refusals: ['120202'],
  }),
  addresses: query('GET /api/msign/wallet/address/list', { params: MultisigFilter, data: MultisigList }),
  withdrawChange: command('POST /api/msign/wallet/withdraw/address', {
    params: MultisigChangeOf,
    refreshes: ['approvals'],
    refusals: ['210003', '200025'],
  }),
  checkAddresses: query('GET /api/msign/wallet/address/check', {
    params: MultisigPair,
    data: MultisigCheck,
    refusals: ['120202', '110055'],
  }),
  saveAddresses: command('POST /api/msign/wallet/address/save', {
    params: MultisigSave,
    data: ColdItemTaken,
    refreshes: ['approvals'],
    refusals: ['120202', '110055', '200040', '200073', '200074', '200145'],
  }),
  deleteAddresses: command('POST /api/msign/wallet/address/del', {
    params: MultisigDelete,
    data: ColdItemTaken,
    refreshes: ['approvals'],
    refusals: ['200004', '210003', '200145'],
  }),
  alarm: query('GET /api/msign/alarm/detail', { ...wallet, data: ColdAlarm }),
  saveAlarm: command('POST /api/msign/alarm/save', { params: ColdAlarmChange }),
  tasks: query('GET /api/msign/task/list', { params: ColdTaskFilter, data: ColdTaskPage }),
  task: query('GET /api/msign/task/detail', { params: ColdTaskOf, data: ColdTaskInfo, refusals: ['210003'] }),
  remarkTask: command('GET /api/msign/task/add/remark', {
    params: ColdTaskRemark,
    refusals: ['210003', '200004'],
  }),
  pendingChanges: query('POST /api/msign/wallet/address/audit/count', { ...wallet, data: MultisigPending }),
  auditChange: command('POST /api/msign/wallet/address/audit/status', {
    params: MultisigAudit,
    data: MultisigAuditOutcome,
    refreshes: ['approvals'],
    refusals: ['210003', '200025'],
  }),
  check: query('GET /api/msign/common/check/info', { ...wallet, data: ColdCheck }),
  gate: query('GET /api/msign/common/wallet/check/cold', { ...wallet, data: ColdGate }),
  moveFacts: query('GET /api/msign/task/before/create', {
    params: ColdMove,
    data: ColdMoveFacts,
    refusals: ['120202', '200073'],
  }),
  createTask: command('POST /api/msign/task/create', {
    params: NewColdTask,
    data: ColdTaskTaken,
    refreshes: ['approvals', 'transactions', 'wallets'],
    refusals: ['120202', '200073', '200040', '200145', '100011', '120403', '120404', '110087', '110161'],
  }),
  checkMove: query('GET /api/msign/task/create/before/check', {
    params: ColdMoveAmount,
    data: ColdMoveCheck,
    refusals: ['120202', '200073'],
  }),
});
