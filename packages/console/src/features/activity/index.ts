import { lazyPart } from '#shared/lazy-part.ts';

export const RecorderDrawer = lazyPart(() => import('./recorder-drawer.tsx'), 'RecorderDrawer', 'order');
