export { foldDust, isDust, isSpoofed } from './dust.rules.ts';
export { type BeginWith, TransactionDrawer } from './transaction-drawer.tsx';
