import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { ItemStatus } from '../approvals/approvals.schema.ts';
import { Coin } from '../wallets/wallets.schema.ts';
import {
  AdvancedStrategy,
  AdvancedStrategyInfo,
  BasicStrategy,
  BasicStrategyInfo,
  StrategyCandidate,
  WorkspaceStrategy,
} from './strategies.schema.ts';
import {
  AdvancedFilter,
  AuditChange,
  BusinessCounts,
  BusinessFilter,
  BusinessInfo,
  BusinessPage,
  ChangeCounts,
  ChangeFilter,
  ChangeInfo,
  ChangePage,
  ChangeTaken,
  DeleteAdvanced,
  SaveAdvanced,
  SaveBasic,
  SaveWorkspace,
  SortAdvanced,
  StrategyCoinFilter,
  StrategyScope,
} from './strategy-calls.schema.ts';

const changes = {
  data: ChangeTaken,
  refreshes: ['approvals', 'operations'],
} as const;

/** Who must approve what. */
export const strategies = domain('strategies', {
  /** List members for approval steps. Members of a wallet or sub-wallet, and whether each can sign. */
  candidates: query('GET /api/mpc/sub_wallet/strategy/member/list', {
    params: StrategyScope,
    data: v.array(StrategyCandidate),
  }),
  /** List basic strategies. One a sub-wallet, with its steps and the change that waits for approval. */
  basicList: query('GET /api/mpc/sub_wallet/strategy/basic/list', {
    params: StrategyScope,
    data: v.array(BasicStrategy),
    echoes: { sub_wallet_id: '*.sub_wallet_id' },
  }),
  /** List advanced strategies of a sub-wallet. In order of priority; the first whose conditions are met decides. */
  advancedList: query('GET /api/mpc/sub_wallet/strategy/higher/list', {
    params: AdvancedFilter,
    data: v.array(AdvancedStrategy),
    echoes: { sub_wallet_id: '*.sub_wallet_id', type: '*.type' },
  }),
  /** List coins for strategy conditions. Coins of a sub-wallet. */
  coins: query('GET /api/mpc/sub_wallet/strategy/symbol/list', {
    params: StrategyCoinFilter,
    data: v.array(Coin),
    echoes: { base_symbol: '*.base_symbol' },
  }),
  /** List strategy change requests. Changes of basic, advanced and workspace strategies, pending and finished. */
  changes: query('GET /api/mpc/sub_wallet/strategy/op_list', {
    params: ChangeFilter,
    data: ChangePage,
    echoes: {
      wallet_id: 'list.*.wallet_id',
      sub_wallet_id: 'list.*.sub_wallet_id',
    },
  }),
  /** Request an advanced strategy. Adds one, or changes the one that `strategy_id` names, after approval. */
  saveAdvanced: command('POST /api/mpc/sub_wallet/strategy/higher/save', {
    params: SaveAdvanced,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /** Request deletion of an advanced strategy. Takes effect after approval. */
  deleteAdvanced: command('POST /api/mpc/sub_wallet/strategy/higher/delete', {
    params: DeleteAdvanced,
    ...changes,
    refusals: [codes.subWalletNotFound, codes.packageExpired, codes.changePending],
  }),
  /** Get an advanced strategy. With its versions and the statistics of its hits. */
  advanced: query('GET /api/mpc/sub_wallet/strategy/higher/info', {
    params: v.strictObject({ strategy_id: Id }),
    data: AdvancedStrategyInfo,
    echoes: { strategy_id: 'strategy_id' },
    refusals: [codes.subWalletNotFound],
  }),
  /** Get the basic strategy of a sub-wallet. With its versions and the change that waits for approval. */
  basic: query('GET /api/mpc/sub_wallet/strategy/basic/info', {
    params: v.strictObject({ sub_wallet_id: Id }),
    data: BasicStrategyInfo,
    echoes: { sub_wallet_id: 'sub_wallet_id' },
  }),
  /** Get a strategy change request. The strategy before and after, and the approval timeline. */
  change: query('GET /api/mpc/sub_wallet/strategy/audit/info', {
    params: v.strictObject({ audit_id: Id }),
    data: ChangeInfo,
    echoes: { audit_id: 'audit_id' },
    refusals: [codes.subWalletNotFound, codes.noPermission],
  }),
  /** Get a decided order or request. The business side: order, recipient and the strategy that was hit. */
  businessInfo: query('GET /api/mpc/sub_wallet/strategy/audit/business_info', {
    params: v.strictObject({ audit_id: Id }),
    data: BusinessInfo,
    echoes: { audit_id: 'audit_id' },
    refusals: [codes.subWalletNotFound, codes.noPermission],
  }),
  /** Request a new order of advanced strategies. Names every strategy of one type; takes effect after approval. */
  sort: command('POST /api/mpc/sub_wallet/strategy/higher/sort', {
    params: SortAdvanced,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /**
   * Approve, reject or cancel a strategy change request. The change takes effect after the last step; canceling is
   * for its initiator.
   */
  audit: command('POST /api/mpc/sub_wallet/strategy/audit', {
    params: AuditChange,
    data: v.strictObject({ status: ItemStatus }),
    refreshes: ['approvals', 'wallets', 'members', 'operations'],
    refusals: [codes.alreadyHandled, codes.subWalletNotFound, codes.noPermission],
  }),
  /** Count pending strategy change requests. By basic, transfer, web3 and workspace. */
  changeCounts: query('GET /api/mpc/sub_wallet/strategy/op_number', {
    params: StrategyScope,
    data: ChangeCounts,
  }),
  /** List workspace strategies. Who approves each scenario of a wallet. */
  workspaceList: query('GET /api/mpc/sub_wallet/strategy/workspace_basic/info', {
    params: v.strictObject({ wallet_id: Id }),
    data: v.array(WorkspaceStrategy),
  }),
  /** Request a workspace strategy. Changes who approves one scenario of a wallet, after approval. */
  saveWorkspace: command('POST /api/mpc/sub_wallet/strategy/workspace_basic/save', {
    params: SaveWorkspace,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /**
   * Request a basic strategy. Changes what the basic strategy of a sub-wallet decides and who approves, after
   * approval.
   */
  saveBasic: command('POST /api/mpc/sub_wallet/strategy/basic/save', {
    params: SaveBasic,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  /** List what strategies decided. Orders and requests with the strategy that was hit and its result. */
  businessList: query('GET /api/mpc/sub_wallet/strategy/business_list', {
    params: BusinessFilter,
    data: BusinessPage,
    echoes: {
      wallet_id: 'list.*.wallet_id',
      sub_wallet_id: 'list.*.sub_wallet_id',
      strategy_id: 'list.*.strategy.strategy_id',
      symbol: 'list.*.symbol',
    },
  }),
  /** Count pending orders and requests. By transfer, web3 and workspace. */
  businessCounts: query('GET /api/mpc/sub_wallet/strategy/business_op_number', {
    params: StrategyScope,
    data: BusinessCounts,
  }),
});
