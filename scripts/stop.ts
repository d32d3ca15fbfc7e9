import type { Server } from 'node:http';

/**
 * Ends a server. It takes no new connections; requests under way may end within the grace, and are cut off after it.
 *
 * @param grace - Milliseconds.
 */
export function stopServer(server: Server, grace: number): void {
  server.close();
  if (grace === 0) return server.closeAllConnections();
  // A connection whose answer ends now would wait for a next request.
  const closing = setInterval(() => server.closeIdleConnections(), 100);
  const end = setTimeout(() => server.closeAllConnections(), grace);
  server.once('close', () => {
    clearInterval(closing);
    clearTimeout(end);
  });
}

/** Ends a server when the person or the system asks the process to stop; asked a second time, at once. */
export function stopOnSignal(server: Server, grace = 0): void {
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isAsked) server.closeAllConnections();
      else stopServer(server, grace);
      isAsked = true;
    });
  }
}
