import { latePart, lazyPart } from '#shared/lazy-part.tsx';

export const ActivityDrawer = lazyPart(() => import('./activity-drawer.tsx'), 'ActivityDrawer', [
  'order',
  'center',
]);

export const InFlightCount = latePart(() => import('./in-flight-count.tsx'), 'InFlightCount');
