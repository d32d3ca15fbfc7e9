export { foldDust, isSpoofed } from './dust.rules.ts';
export { type BeginWith, TransactionDrawer } from './transaction-drawer.tsx';
