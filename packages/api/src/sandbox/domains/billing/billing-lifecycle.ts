import type { Lifecycle } from '../../world/lifecycle.ts';
import { closeBill, confirmPayment, issueRenewal, passDue } from './bill-states.ts';

/** Bills are confirmed, fall due, are closed; packages are billed anew before they end. */
export const billingLifecycle: Lifecycle = {
  jobs: {
    'bill.confirm': confirmPayment,
    'bill.due': passDue,
    'bill.close': closeBill,
    'bill.renew': issueRenewal,
  },
  // Paying settles it; who only says yes has seen it.
  items: { 15: { passed() {} } },
};
