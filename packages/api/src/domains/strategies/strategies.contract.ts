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
  candidates: query('GET /api/mpc/sub_wallet/strategy/member/list', {
    params: StrategyScope,
    data: v.array(StrategyCandidate),
  }),
  basicList: query('GET /api/mpc/sub_wallet/strategy/basic/list', {
    params: StrategyScope,
    data: v.array(BasicStrategy),
  }),
  advancedList: query('GET /api/mpc/sub_wallet/strategy/higher/list', {
    params: AdvancedFilter,
    data: v.array(AdvancedStrategy),
  }),
  coins: query('GET /api/mpc/sub_wallet/strategy/symbol/list', {
    params: StrategyCoinFilter,
    data: v.array(Coin),
  }),
  changes: query('GET /api/mpc/sub_wallet/strategy/op_list', { params: ChangeFilter, data: ChangePage }),
  saveAdvanced: command('POST /api/mpc/sub_wallet/strategy/higher/save', {
    params: SaveAdvanced,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  deleteAdvanced: command('POST /api/mpc/sub_wallet/strategy/higher/delete', {
    params: DeleteAdvanced,
    ...changes,
    refusals: [codes.subWalletNotFound, codes.packageExpired, codes.changePending],
  }),
  advanced: query('GET /api/mpc/sub_wallet/strategy/higher/info', {
    params: v.strictObject({ strategy_id: Id }),
    data: AdvancedStrategyInfo,
    refusals: [codes.subWalletNotFound],
  }),
  basic: query('GET /api/mpc/sub_wallet/strategy/basic/info', {
    params: v.strictObject({ sub_wallet_id: Id }),
    data: BasicStrategyInfo,
  }),
  change: query('GET /api/mpc/sub_wallet/strategy/audit/info', {
    params: v.strictObject({ audit_id: Id }),
    data: ChangeInfo,
    refusals: [codes.subWalletNotFound, codes.noPermission],
  }),
  businessInfo: query('GET /api/mpc/sub_wallet/strategy/audit/business_info', {
    params: v.strictObject({ audit_id: Id }),
    data: BusinessInfo,
    refusals: [codes.subWalletNotFound, codes.noPermission],
  }),
  sort: command('POST /api/mpc/sub_wallet/strategy/higher/sort', {
    params: SortAdvanced,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  audit: command('POST /api/mpc/sub_wallet/strategy/audit', {
    params: AuditChange,
    data: v.strictObject({ status: ItemStatus }),
    refreshes: ['approvals', 'wallets', 'members', 'operations'],
    refusals: [codes.alreadyHandled, codes.subWalletNotFound, codes.noPermission],
  }),
  changeCounts: query('GET /api/mpc/sub_wallet/strategy/op_number', {
    params: StrategyScope,
    data: ChangeCounts,
  }),
  workspaceList: query('GET /api/mpc/sub_wallet/strategy/workspace_basic/info', {
    params: v.strictObject({ wallet_id: Id }),
    data: v.array(WorkspaceStrategy),
  }),
  saveWorkspace: command('POST /api/mpc/sub_wallet/strategy/workspace_basic/save', {
    params: SaveWorkspace,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  saveBasic: command('POST /api/mpc/sub_wallet/strategy/basic/save', {
    params: SaveBasic,
    ...changes,
    refusals: [codes.packageExpired, codes.changePending],
  }),
  businessList: query('GET /api/mpc/sub_wallet/strategy/business_list', {
    params: BusinessFilter,
    data: BusinessPage,
  }),
  businessCounts: query('GET /api/mpc/sub_wallet/strategy/business_op_number', {
    params: StrategyScope,
    data: BusinessCounts,
  }),
});
