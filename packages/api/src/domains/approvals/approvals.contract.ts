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
  /**
   * List approval items. Items that wait for the caller, that the caller started, or that are done, with the count of
   * each list.
   */
  items: query('GET /api/mpc/user/action/items/list', {
    params: ItemFilter,
    data: ItemPage,
    echoes: {
      wallet_id: 'list.*.wallet_id',
      sub_wallet_id: 'list.*.sub_wallet_id',
      item_type: 'list.*.item_type',
    },
  }),
  /**
   * Approve or reject an order. Decides the active step of a transfer, contract call or refund. Name the step with
   * `node_index`, so that a repeated request cannot pass two steps.
   */
  audit: command('POST /api/mpc/withdraw/audit', {
    params: Audit,
    data: AuditOutcome,
    refreshes: ['withdrawals', 'web3', 'refunds', 'transactions', 'wallets', 'strategies'],
    refusals: [codes.orderNotFound, codes.alreadyHandled, codes.signatureProtection],
  }),
  /** Accept or decline an equal-rights key. Answers the offer of a key share to the caller. */
  acceptKey: command('POST /api/mpc/user/accept/same_rights_pri/item', {
    params: AcceptKey,
    refreshes: ['members', 'operations'],
    refusals: [codes.alreadyHandled],
  }),
  /**
   * Get a request to view or export a key. Applicant, scope, reason, approval timeline and the time until which an
   * approved request can be used.
   */
  keyApplication: query('GET /api/mpc/apply/view/pri/detail', {
    params: KeyApplicationQuestion,
    data: KeyApplication,
    echoes: { item_id: 'item_id', apply_id: 'apply_id' },
    refusals: [codes.noPermission],
  }),
  /**
   * Preview the strategy of a request. Tells which strategy would decide it, and who would have to approve each step.
   * Changes nothing.
   */
  strategies: query('GET /api/mpc/user/strategy/list', {
    params: StrategyQuestion,
    data: v.array(StrategyFor),
    refusals: [codes.coinNotSupported],
  }),
});
