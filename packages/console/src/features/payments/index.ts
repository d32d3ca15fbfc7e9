import { lazyPart } from '#shared/lazy-part.tsx';

export type { KeptRun } from './batch/batch-kept.ts';
export { countOutcomes } from './batch/outcome.ts';
export { useBatchProgress } from './batch/use-batch-progress.ts';
export { useKeptRuns } from './batch/use-kept-runs.ts';
export { callOf } from './contract-call/call-of.ts';
export { emptyWeb3, type Web3Values } from './contract-call/web3.values.ts';
export { ConfirmFrame } from './flow/confirm-frame.tsx';
export { lazyConfirm, Outcome } from './flow/lazy-pages.ts';
export { SourceLine } from './flow/source-line.tsx';
export { PaymentPages } from './flow/payment-pages.tsx';
export { useAdopted } from './flow/payment-loader.tsx';
export { useDecided } from './flow/use-decided.tsx';
export { type PaymentFlow, type Summary, usePaymentFlow } from './flow/use-payment-flow.ts';
export {
  confirmedFacts,
  factsOf,
  type Intent,
  type IntentState,
  isOpen,
  isOrderId,
  orderKindOf,
  type Payment,
  requestIdOf,
  speedsUp,
  unsent,
} from './intents/intent.ts';
export { forgetSettledIntents } from './intents/journal.ts';
export { quoteFreshness } from './intents/quote.rules.ts';
export { useIntents, useQuarantined } from './intents/use-intents.ts';
export { type OwnRecord, useOwnRecords } from './intents/use-own-records.ts';
export { useSearch } from './intents/use-search.ts';
export { useSend } from './intents/use-send.ts';
export { OutcomePage, type Problem } from './outcome/outcome-page.tsx';
export { QuarantineNotices } from './outcome/quarantine.ts';
export { PaymentSheet } from './outcome/payment-sheet.tsx';
export { billTransferId, prefillTransfer, readBillTransfer } from './prefill.ts';

const words = ['transfer', 'order'] as const;

export const TransferDrawer = lazyPart(
  () => import('./transfer/transfer-drawer.tsx'),
  'TransferDrawer',
  words,
);

export const BatchDrawer = lazyPart(() => import('./batch/batch-drawer.tsx'), 'BatchDrawer', words);

export const Brc20Drawer = lazyPart(() => import('./brc20/brc20-drawer.tsx'), 'Brc20Drawer', words);

export const Web3Drawer = lazyPart(() => import('./contract-call/web3-drawer.tsx'), 'Web3Drawer', words);
