import { lazyPart } from '#shared/lazy-part.tsx';

export { isOnBill, isPayableBill, type NamedPlace } from './bill.rules.ts';

/** How a bill is paid: with which coin, exactly how much of it and where to. */
export const BillPayment = lazyPart(() => import('./bill-payment.tsx'), 'BillPayment', ['invoice', 'order']);
