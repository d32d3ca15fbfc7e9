import {
  ServerResponse,
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { dataHeaders as ofFiles } from '../../packages/console/build/headers.ts';

/** What every answer carries that is no page of the console: it is data, and nobody keeps it unless it says so itself. */
export const dataHeaders = { ...ofFiles, 'Cache-Control': 'no-store' };

/** Bytes of a request's body; the sandbox has the same limit. */
export const bodyLimit = 1_000_000;

/** A response that gets the headers of its policy, whoever writes it, except those it has already. */
export class PolicyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  policy: Record<string, string> = dataHeaders;

  override writeHead(
    status: number,
    second?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    third?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    for (const [name, value] of Object.entries(this.policy))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    return typeof second === 'string'
      ? super.writeHead(status, second, third)
      : super.writeHead(status, second);
  }
}

/** Answers with a line of text that nobody keeps. */
export function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  const all = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}

/** Refuses a body, and reads on for a while: a connection that is cut at once takes the answer with it. */
export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  answerText(response, 413, `Request body too large. The limit is ${bodyLimit} bytes.`);
  request.resume();
  setTimeout(() => request.complete || request.destroy(), 10_000).unref();
}

/** Answers what never became a request. */
export function answerRaw(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  const lines = Object.entries({
    ...dataHeaders,
    'Content-Length': '0',
    Connection: 'close',
  });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`,
  );
}
