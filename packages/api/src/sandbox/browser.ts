export { mock, mockFailure, mockPending, sandboxHandlers } from './mocks.ts';
export { browserStore } from './doors/browser-store.ts';
export type { Store } from './keeper.ts';
