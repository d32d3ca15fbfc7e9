import { latePart, lazyPart } from '#shared/lazy-part.tsx';

export const ActivityDrawer = lazyPart(() => import('./activity-drawer.tsx'), 'ActivityDrawer', [
  'order',
  'center',
]);

export const PendingCount = latePart(() => import('./pending-count.tsx'), 'PendingCount');
