import { lazyPart } from '#shared/lazy-part.tsx';

/** Records of payments that were changed in this browser's storage. Few ever see one. */
export const QuarantineNotices = lazyPart(() => import('./quarantine-notices.tsx'), 'QuarantineNotices', [
  'transfer',
  'order',
]);
