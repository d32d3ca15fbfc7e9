import { latePart, lazyPart } from '#shared/lazy-part.tsx';

export { bulkLimit } from './bulk/bulk-limit.ts';
export type { ItemRef } from './bulk/use-bulk-decision.ts';
export { isOrderKind, type Item, type ItemKind, itemKinds, kindOf, itemRefOf } from './item.ts';
export { itemEvidence } from './item-evidence.ts';
export { ItemRiskShape } from './item-risk-shape.tsx';
export { hasRisk } from './item-risk.rules.ts';
export { readItem } from './items/load-item.ts';
export { changePlace, strategyDiff } from './items/strategy-lines.tsx';
export { titleText, TitleWords } from './localized-text.tsx';
export { typeName } from './type-name.tsx';

/** One confirmation for one or several items, and one signing sequence. */
export const BulkDecisionDrawer = lazyPart(
  () => import('./bulk/bulk-decision-drawer.tsx'),
  'BulkDecisionDrawer',
  'order',
);

export const ItemDrawer = lazyPart(() => import('./item-drawer.tsx'), 'ItemDrawer', 'order');

/** What counts most of a request before it is opened. */
export const ItemRisk = lazyPart(() => import('./item-risk.tsx'), 'ItemRisk', 'order');

export const WaitingCount = latePart(() => import('./waiting-count.tsx'), 'WaitingCount');
