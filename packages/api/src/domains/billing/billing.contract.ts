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
  /** Get the package of a wallet. Plan, expiry, quotas and usage. */
  package: query('GET /api/mpc/package/detail', { params: BillingQuestion, data: Package }),
  /** List bills. Bills of a wallet, filtered by type, status and period. */
  bills: query('GET /api/mpc/bill/record/list', { params: BillFilter, data: BillPage }),
  /** Get a bill. The bill with its line items and payments. */
  bill: query('GET /api/mpc/bill/record/detail', {
    params: BillQuestion,
    data: BillDetail,
    echoes: { bill_id: 'bill_id' },
    refusals: [codes.orderNotFound],
  }),
  /** Get the payment address of a bill. Address and exact amount in the chosen coin, valid until `expire_time`. */
  payAddress: query('GET /api/mpc/record/deposit/address', {
    params: PayQuestion,
    data: PayAddress,
    echoes: { symbol: 'symbol' },
    refusals: [codes.coinNotSupported, codes.noPermission, codes.alreadyHandled, codes.orderNotFound],
  }),
  /**
   * Report the payment of a bill. In the coin whose payment address was requested, with the transaction hash where it
   * is known.
   */
  pay: command('POST /api/mpc/bill/record/result', {
    params: PayResult,
    data: PayOutcome,
    refreshes: ['approvals', 'wallets', 'kyt'],
    refusals: [codes.noPermission, codes.alreadyHandled, codes.orderNotFound],
  }),
  /** Get the unpaid bills of a wallet. Count, total in USD and next due date. */
  pending: query('GET /api/mpc/wallet/record/pending', { params: BillingQuestion, data: PendingBills }),
});
