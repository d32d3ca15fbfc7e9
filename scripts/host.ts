import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerRaw, answerText, bodyLimit, PolicyResponse, refuseBody } from './host/answers.ts';
import { isConsolePage, redirectOf } from './host/console-paths.ts';
import { isPage, readFiles, sendFile } from './host/files.ts';
import { errorText, logLine } from './host/log.ts';
import { readRequestUrl } from './host/request-url.ts';
import { isAllowedHost, isCrossSite, ownOrigin, visitorOf } from './host/visitor.ts';

/** Bytes of a request's head: some commands are GETs, and an address book of 500 rows stands in their line. */
export const headLimit = 262_144;

/** What answers a part of the paths: the sandbox in this process, or a way to another server. */
export interface Api {
  /** Answers the requests that are its own; says false, and touches nothing, for every other. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

interface HostOptions {
  /** Where the build of the console lies: its headers, and beside them the folder `site` that is served. */
  dist: string;
  /** Asked first. */
  api: Api;
  /** Host names it answers for, besides localhost and IP addresses. @default none */
  allowedHosts?: readonly string[];
  /** Whether a proxy in front of it sets X-Forwarded-For, -Proto and -Host. @default false */
  trustProxy?: boolean;
  /** Milliseconds within which the head of a request has to be there. @default 20 s */
  headTimeout?: number;
  /** Milliseconds within which a whole request has to be there. @default 60 s */
  requestTimeout?: number;
}

/** What Node could not read, by the code of its error. */
const unreadable: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A server of the built console. Only files that were there when it started can be asked for, so no path leads out. */
export function createHost({
  dist,
  api,
  allowedHosts = [],
  trustProxy = false,
  headTimeout = 20_000,
  requestTimeout = 60_000,
}: HostOptions): Server {
  const pageHeaders: Record<string, string> = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8'));
  const files = readFiles(join(dist, 'site'));

  async function answer(request: IncomingMessage, response: PolicyResponse): Promise<void> {
    const asked = readRequestUrl(request.url ?? '/');
    if (asked === undefined) return answerText(response, 400, 'Invalid path.');
    const { path, query, authority } = asked;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (request.method === 'TRACE' || (path === '/healthz' && !isRead))
      return answerText(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    if (path === '/healthz') return answerText(response, 200, 'ok');

    if (authority !== undefined) request.headers.host = authority;
    const visitor = visitorOf(request, trustProxy);
    const { host } = visitor;
    if (host === undefined) return answerText(response, 400, 'The request needs one valid Host header.');
    if (!isAllowedHost(host, allowedHosts))
      return answerText(response, 421, `Unknown host ${host}. Add it to ALLOWED_HOSTS to serve it.`);

    if (/^\/(api|sandbox)(\/|$)/.test(path)) {
      // A link may lead to the page of the sandbox; under /api a link could be a command.
      if ((path.startsWith('/api/') || !isRead) && isCrossSite(request, visitor))
        return answerText(
          response,
          403,
          `Cross-site request refused: only pages of ${ownOrigin(visitor)} may send it. Behind a TLS proxy, start the host with TRUST_PROXY=1.`,
        );
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return refuseBody(request, response);
    }
    request.url = encodeURI(path) + query;
    if (await api.handle(request, response)) return;

    if (!isRead) return answerText(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    const redirect = redirectOf(path);
    if (redirect !== undefined) return answerText(response, 302, '', { Location: redirect + query });
    const file = files.get(path) ?? (isConsolePage(path) ? files.get('/mpc/index.html') : undefined);
    if (file === undefined) return answerText(response, 404, 'Not found.');
    if (isPage(file)) response.policy = pageHeaders;
    sendFile(file, path.startsWith('/mpc/assets/'), request, response);
  }

  const handle = (request: IncomingMessage, response: PolicyResponse) => {
    answer(request, response).catch((error: unknown) => {
      console.error(logLine('error', { method: request.method, error: errorText(error) }));
      if (response.headersSent) response.destroy();
      else answerText(response, 500, 'Internal error.');
    });
  };
  // Node would refuse a request without a Host by itself, and without our headers.
  return createServer(
    {
      maxHeaderSize: headLimit,
      headersTimeout: headTimeout,
      requestTimeout,
      // How exactly both are kept.
      connectionsCheckingInterval: headTimeout / 4,
      requireHostHeader: false,
      ServerResponse: PolicyResponse,
    },
    handle,
  )
    .on('checkExpectation', handle)
    .on('connect', (_request, socket) => answerRaw(socket, 405))
    .on('clientError', (error: NodeJS.ErrnoException, socket) =>
      answerRaw(socket, unreadable[error.code ?? ''] ?? 400),
    );
}

/** Starts to listen, and says in plain words when it cannot. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`
          : error.code === 'EACCES'
            ? `Port ${port} needs more rights than this program has. Choose one above 1024: PORT=5173 npm start`
            : error.message;
      reject(new Error(reason, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
