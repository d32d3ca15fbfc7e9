import * as v from 'valibot';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  Audit,
  AuditOutcome,
  ItemFilter,
  ItemPage,
  StrategyFor,
  StrategyQuestion,
} from './approvals.schema.ts';

/** What waits for whom, and who must be asked. */
export const approvals = domain('approvals', {
  items: query('GET /api/mpc/user/action/items/list', { params: ItemFilter, data: ItemPage }),
  audit: command('POST /api/mpc/withdraw/audit', {
    params: Audit,
    data: AuditOutcome,
    refreshes: ['withdrawals', 'transactions', 'wallets'],
  }),
  strategies: query('GET /api/mpc/user/strategy/list', {
    params: StrategyQuestion,
    data: v.array(StrategyFor),
  }),
});
