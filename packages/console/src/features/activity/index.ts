import { latePart, lazyPart } from '#shared/lazy-part.tsx';

export const ActivityDrawer = lazyPart(() => import('./activity-drawer.tsx'), 'ActivityDrawer', [
  'order',
  'center',
]);

export const UnsettledCount = latePart(() => import('./unsettled-count.tsx'), 'UnsettledCount');
