import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
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
    refusals: [codes.orderNotFound, codes.alreadyHandled, codes.signatureProtection],
  }),
  acceptKey: command('POST /api/mpc/user/accept/same_rights_pri/item', {
    params: AcceptKey,
    refreshes: ['members', 'operations'],
    refusals: [codes.alreadyHandled],
  }),
  keyApplication: query('GET /api/mpc/apply/view/pri/detail', {
    params: KeyApplicationQuestion,
    data: KeyApplication,
    refusals: [codes.noPermission],
  }),
  strategies: query('GET /api/mpc/user/strategy/list', {
    params: StrategyQuestion,
    data: v.array(StrategyFor),
    refusals: [codes.coinNotSupported],
  }),
});
