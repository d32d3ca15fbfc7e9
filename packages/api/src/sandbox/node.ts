import { setupServer, type SetupServer } from 'msw/node';
import { sandboxHandlers } from './mocks.ts';
import { checkNode } from './node-version.ts';
import type { Sandbox } from './sandbox.ts';

export { mock, mockFailure, mockPending, sandboxHandlers } from './mocks.ts';

/** Answers this process's own requests with a sandbox, until closed; a request for anything else fails. */
export function startSandbox(sandbox: Sandbox): SetupServer {
  checkNode();
  const server = setupServer(...sandboxHandlers(sandbox));
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
