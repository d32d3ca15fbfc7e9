import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  BillDetail,
  BillFilter,
  BillingQuestion,
  BillPage,
  BillQuestion,
  Package,
  PayAddress,
  PayOutcome,
  PayQuestion,
  PayResult,
  PendingBills,
} from './billing.schema.ts';

/** The package of a wallet, and its bills. */
export const billing = domain('billing', {
  package: query('GET /api/mpc/package/detail', { params: BillingQuestion, data: Package }),
  bills: query('GET /api/mpc/bill/record/list', { params: BillFilter, data: BillPage }),
  bill: query('GET /api/mpc/bill/record/detail', {
    params: BillQuestion,
    data: BillDetail,
    refusals: [codes.orderNotFound],
  }),
  payAddress: query('GET /api/mpc/record/deposit/address', {
    params: PayQuestion,
    data: PayAddress,
    refusals: [codes.coinNotSupported, codes.noPermission, codes.alreadyHandled, codes.orderNotFound],
  }),
  pay: command('POST /api/mpc/bill/record/result', {
    params: PayResult,
    data: PayOutcome,
    refreshes: ['approvals', 'wallets', 'kyt'],
    refusals: [codes.noPermission, codes.alreadyHandled, codes.orderNotFound],
  }),
  pending: query('GET /api/mpc/wallet/record/pending', { params: BillingQuestion, data: PendingBills }),
});
