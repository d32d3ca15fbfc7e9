import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** Bytes of a request's head: some commands are GETs, and an address book of 500 rows stands in their line. */
export const headLimit = 262_144;

/** What answers a part of the paths: the sandbox in this process, or a way to another server. */
export interface Api {
  /** Answers the requests that are its own; says false, and touches nothing, for every other. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

interface HostOptions {
  /** Where the build of the console lies. */
  dist: string;
  /** Asked first. */
  api: Api;
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The two places outside of the base path where the console shows itself. */
const outside = new Set(['/login', '/zh-CN/login', '/custody/notPms']);

/** A server of the built console. Only files that were there when it started can be asked for, so no path leads out. */
export function createHost({ dist, api }: HostOptions): Server {
  const headers: Record<string, string> = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8'));
  const files = new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
      .filter((path) => !path.startsWith('/.') && path !== '/headers.json')
      .map((path) => [`/mpc${path}`, join(dist, path)]),
  );

  function fileFor(path: string): string | undefined {
    const isPage = outside.has(path) || (path.startsWith('/mpc/') && !path.startsWith('/mpc/assets/'));
    return files.get(path) ?? (isPage ? files.get('/mpc/index.html') : undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await api.handle(request, response)) return;
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const plain = (status: number, text: string, more: Record<string, string> = {}) =>
      response
        .writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8', ...more })
        .end(request.method === 'HEAD' ? undefined : text);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plain(405, 'Only GET and HEAD\n', { Allow: 'GET, HEAD' });
      return;
    }
    if (path === '/' || path === '/mpc') {
      plain(302, '', { Location: '/mpc/' });
      return;
    }
    const file = fileFor(path);
    if (file === undefined) {
      plain(404, 'Not found\n', { 'Cache-Control': 'no-store' });
      return;
    }
    const bytes = readFileSync(file);
    response.writeHead(200, {
      ...headers,
      'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      // The name of an asset holds its hash, so it never changes; everything else is asked for anew.
      'Cache-Control': path.startsWith('/mpc/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return createServer({ maxHeaderSize: headLimit }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, headers).end();
    });
  });
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
