import type { Server } from 'node:http';
import { readRequestUrl } from './request-url.ts';
import { visitorOf } from './visitor.ts';

/** One event as a line of JSON, for programs that collect logs. */
export const logLine = (event: string, details: Record<string, unknown> = {}): string =>
  JSON.stringify({ time: new Date().toISOString(), event, ...details });

/** What went wrong, with the place in the code. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Writes a line for each request once its answer has ended. What a request carries stays out of it: no query, which may
 * name addresses and amounts, no cookie, no body. A status of 0: the visitor left before the answer.
 */
export function logRequests(server: Server, trustProxy: boolean, write: (line: string) => void): void {
  server.prependListener('request', (request, response) => {
    const started = performance.now();
    const { method, url = '/' } = request;
    const { host, addresses } = visitorOf(request, trustProxy);
    response.once('close', () =>
      write(
        logLine('request', {
          method,
          path: readRequestUrl(url)?.path ?? null,
          status: response.writableFinished ? response.statusCode : 0,
          milliseconds: Math.round(performance.now() - started),
          host: host ?? null,
          from: addresses,
        }),
      ),
    );
  });
}
