import {
  request as overHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as overHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Api } from './host.ts';

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function passOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

/** A cookie of the other server becomes a cookie of this one: it names no domain, and this one may be plain http. */
function adopt(cookie: string): string {
  return cookie.replace(/;\s*(domain=[^;]*|secure|samesite=none)/gi, '');
}

interface Elsewhere {
  /** The server behind /api. */
  origin: string;
  /** Where its people sign in; /sign-in leads there. */
  signIn?: string | undefined;
}

/** Sends everything under /api on to another server, so that the browser only ever talks to this one. */
export function proxyTo({ origin, signIn }: Elsewhere): Api {
  const target = new URL(origin);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.url === '/sign-in' && signIn !== undefined) {
      response.writeHead(302, { location: signIn, 'cache-control': 'no-store' }).end();
      return true;
    }
    if (!request.url?.startsWith('/api/')) return false;
    const onward = send({
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      path: request.url,
      method: request.method,
      headers: { ...passOn(request.headers), host: target.host },
    });
    const answered = new Promise<void>((resolve, reject) => {
      onward.once('response', (answer) => {
        const cookies = answer.headers['set-cookie']?.map(adopt);
        response.writeHead(answer.statusCode ?? 502, {
          ...passOn(answer.headers),
          ...(cookies === undefined ? {} : { 'set-cookie': cookies }),
          'cache-control': 'no-store',
        });
        pipeline(answer, response).then(resolve, reject);
      });
      onward.once('error', reject);
    });
    response.once('close', () => onward.destroy());
    try {
      await Promise.all([pipeline(request, onward), answered]);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${origin}: ${String(error)}\n`);
    }
    return true;
  }
  return { handle };
}
