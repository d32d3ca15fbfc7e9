import { lazyPart } from '#shared/lazy-part.ts';

export const OrderDrawer = lazyPart(() => import('./order-drawer.tsx'), 'OrderDrawer', 'order');
