import { lazyPart } from '#shared/lazy-part.tsx';

export { billContent, paidContent } from './bill-content.ts';
export { isOnBill, isPayableBill, type NamedPlace } from './bill.rules.ts';
export { PaidWith } from './paid-with.tsx';

/** How a bill is paid: with which coin, exactly how much of it and where to. */
export const BillPayment = lazyPart(() => import('./bill-payment.tsx'), 'BillPayment', ['invoice', 'order']);

/** Whether a bill confirms where it is paid, and why not. */
export const BillCheck = lazyPart(() => import('./bill-check.tsx'), 'BillCheck', ['invoice', 'order']);
