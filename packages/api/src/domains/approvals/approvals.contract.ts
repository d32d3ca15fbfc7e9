import * as v from 'valibot';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  AcceptKey,
  Audit,
  AuditOutcome,
  ItemFilter,
  ItemPage,
  KeyApplication,
  KeyApplicationQuestion,
  StrategyFor,
  StrategyQuestion,
} from './approvals.schema.ts';

/** What waits for whom, and who must be asked. */
export const approvals = domain('approvals', {
  items: query('GET /api/mpc/user/action/items/list', { params: ItemFilter, data: ItemPage }),
  audit: command('POST /api/mpc/withdraw/audit', {
    params: Audit,
    data: AuditOutcome,
    refreshes: ['withdrawals', 'web3', 'refunds', 'transactions', 'wallets', 'strategies'],
    refusals: ['210003', '200025', '200013'],
  }),
  acceptKey: command('POST /api/mpc/user/accept/same_rights_pri/item', {
    params: AcceptKey,
    refreshes: ['members', 'operations'],
    refusals: ['200025'],
  }),
  keyApplication: query('GET /api/mpc/apply/view/pri/detail', {
    params: KeyApplicationQuestion,
    data: KeyApplication,
    refusals: ['200004'],
  }),
  strategies: query('GET /api/mpc/user/strategy/list', {
    params: StrategyQuestion,
    data: v.array(StrategyFor),
    refusals: ['120202'],
  }),
});
