export { foldDust, isDust, isSpoofed } from './dust.rules.ts';
export { type BeginWith, TransactionDrawer } from './transaction-drawer.tsx';
export type { OwnRefund } from './own-refunds.ts';
export type { PendingRefund } from './refund-journal.ts';
export { useOwnRefunds } from './use-own-refunds.ts';
export { usePendingRefunds } from './use-pending-refunds.ts';
