import { lazyPart } from '#shared/lazy-part.tsx';

export { differences, inscriptionsPayload, orderFacts, type OrderFacts } from '@mpc/api/fingerprint';
export type { Begin } from './begin.ts';
export { ChainFacts } from './chain-facts.tsx';
export { DifferingFacts } from './facts/differing-facts.tsx';
export { OrderFingerprint } from './facts/order-fingerprint.tsx';
export { OrderAmount } from './order-amount.tsx';
export { inscriptionsOf, orderContent } from './order-content.rules.ts';
export {
  calledContract,
  decidedAs,
  isCall,
  type OrderInfo,
  type OrderKind,
  type OrderRef,
} from './order-info.ts';
export { OrderDestination } from './order-destination.tsx';
export { receiptOf, summaryOf } from './order-receipt.rules.ts';
export { OrderRecipients, OrderSheet } from './order-sheet.tsx';
export { OrderSign } from './order-sign.tsx';
export { mayDecide, type OrderSubject, sendDecision, subjectOf } from './order-subject.ts';
export { awaitsPeople, isOpen, nodePosition } from './order-turn.rules.ts';
export { namedRecipients, orderFault, outputsAgree, paidRecipients, paysSeveral } from './outputs.rules.ts';
export { orderBy, readOrder } from './read-order.ts';
export { RecipientsTable, type RecipientsTableProps } from './recipients-table.tsx';
export { OrderRiskTag } from './order-risk-tag.tsx';
export { RiskTag } from './risk-tag.tsx';
export { ScreeningFact } from './screening-fact.tsx';
export { SentNext } from './sent-next.tsx';
export { shownCall } from './shown-call.rules.ts';
export { useSignRight } from './use-sign-right.ts';

/** Asks whether to take an order back that is not signed yet. */
export const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'CancelDialog', [
  'transfer',
  'order',
]);
