import { lazyPart } from '#shared/lazy-part.ts';

export const ActivityDrawer = lazyPart(() => import('./activity-drawer.tsx'), 'ActivityDrawer', 'order');
