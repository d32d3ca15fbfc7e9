import { lazyPart } from '#shared/lazy-part.tsx';

const words = ['transfer', 'order'] as const;

export const PendingDrawer = lazyPart(() => import('./pending-drawer.tsx'), 'PendingDrawer', words);

export const SpeedUpDrawer = lazyPart(() => import('./speed-up-drawer.tsx'), 'SpeedUpDrawer', words);
