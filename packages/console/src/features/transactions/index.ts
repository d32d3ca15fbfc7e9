export { foldDust, isDust, isSpoofed } from './dust.rules.ts';
export { type BeginWith, TransactionDrawer } from './transaction-drawer.tsx';
export type { PendingRefund } from './refund-journal.ts';
export { usePendingRefunds } from './use-pending-refunds.ts';
