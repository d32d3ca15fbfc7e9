import { lazyPart } from '#shared/lazy-part.tsx';

export const OrderDrawer = lazyPart(() => import('./order-drawer.tsx'), 'OrderDrawer', 'order');
