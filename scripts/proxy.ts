import { once } from 'node:events';
import { request as overHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Api } from './host.ts';
import { answerText, dataHeaders, bodyLimit, refuseBody } from './host/answers.ts';
import { answerHeaders, requestHeaders } from './host/forward-headers.ts';
import { logLine } from './host/log.ts';
import { readRequestUrl } from './host/request-url.ts';

interface ProxyOptions {
  /** The server behind /api. */
  origin: string;
  /** Where its people sign in; /sign-in leads there. */
  signIn?: string | undefined;
  /** Whether a proxy in front of this host sets X-Forwarded-For, -Proto and -Host. @default false */
  trustProxy?: boolean;
  /** Milliseconds until an answer has to be there. @default 75 s: the longest call of the specification has 60 s */
  timeLimit?: number;
}

/** The whole body, so that a command leaves whole or not at all; undefined where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bodyLimit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Sends everything under /api on to another server, so that the browser only ever talks to this one. */
export function proxyTo({ origin, signIn, trustProxy = false, timeLimit = 75_000 }: ProxyOptions): Api {
  const target = new URL(origin);
  const send = target.protocol === 'https:' ? overHttps : overHttp;

  async function passOn(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const body = await bodyOf(request);
    if (body === undefined) return refuseBody(request, response);
    const signal = AbortSignal.timeout(timeLimit);
    const onward = send(target, {
      path,
      method: request.method,
      headers: {
        ...requestHeaders(request, { target, trustProxy }),
        ...(body.length > 0 || request.method === 'POST' ? { 'content-length': body.length } : {}),
      },
      signal,
    });
    // Besides those that are waited for: a connection may break once more after the answer.
    onward.on('error', () => undefined);
    response.once('close', () => onward.destroy());
    onward.end(body);
    try {
      const [answer] = (await once(onward, 'response')) as [IncomingMessage];
      response.writeHead(answer.statusCode ?? 502, answerHeaders(answer, request, { target, trustProxy }));
      await pipeline(answer, response);
    } catch (error) {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const [plain] = path.split('?');
      console.error(
        logLine('upstream failed', { method: request.method, path: plain, error: String(error) }),
      );
      if (signal.aborted)
        answerText(
          response,
          504,
          `The API server did not respond within ${timeLimit / 1000} seconds. The outcome is unknown.`,
        );
      else answerText(response, 502, 'The API server cannot be reached.');
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const asked = readRequestUrl(request.url ?? '/');
    if (asked?.path === '/sign-in' && signIn !== undefined) {
      answerText(response, 302, '', { Location: signIn });
      return true;
    }
    if (!asked?.path.startsWith('/api/')) return false;
    for (const [name, value] of Object.entries(dataHeaders)) response.setHeader(name, value);
    await passOn(request, response, asked.path + asked.query);
    return true;
  }
  return { handle };
}
