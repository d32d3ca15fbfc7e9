import { lazyPart } from '#shared/lazy-part.tsx';

/** An order that a person enters, and what each strategy, or a draft of one, would make of it. */
export const OrderTest = lazyPart(() => import('./order-test.tsx'), 'OrderTest', ['strategyEngine', 'order']);

/** The same in a drawer. */
export const OrderTestDrawer = lazyPart(() => import('./order-test-drawer.tsx'), 'OrderTestDrawer', [
  'strategyEngine',
  'order',
]);
