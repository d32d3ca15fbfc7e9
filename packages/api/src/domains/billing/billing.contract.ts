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
    refusals: ['210003'],
  }),
  payAddress: query('GET /api/mpc/record/deposit/address', {
    params: PayQuestion,
    data: PayAddress,
    refusals: ['120202', '200004', '200025', '210003'],
  }),
  pay: command('POST /api/mpc/bill/record/result', {
    params: PayResult,
    data: PayOutcome,
    refreshes: ['approvals', 'wallets', 'kyt'],
    refusals: ['200004', '200025', '210003'],
  }),
  pending: query('GET /api/mpc/wallet/record/pending', { params: BillingQuestion, data: PendingBills }),
});
