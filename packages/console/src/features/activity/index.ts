import { lazyPart } from '#shared/lazy-part.tsx';

export const ActivityDrawer = lazyPart(() => import('./activity-drawer.tsx'), 'ActivityDrawer', 'order');
