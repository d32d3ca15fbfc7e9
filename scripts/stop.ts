import type { Server } from 'node:http';

/** Ends a server, with the connections that are open, when the person or the system asks the process to stop. */
export function stopOnSignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
