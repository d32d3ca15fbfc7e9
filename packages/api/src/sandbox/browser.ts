export { mock, mockFailure, mockPending, sandboxHandlers } from './mocks.ts';
