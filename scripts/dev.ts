import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { createServer } from 'vite';
import { consoleRoot } from './folders.ts';
import { isConsolePage, redirectOf } from './host/console-paths.ts';
import { readRequestUrl } from './host/request-url.ts';
import { people } from './people.ts';
import { proxyTo } from './proxy.ts';
import { readServeOptions } from './serve-options.ts';

const { port, api: elsewhere } = readServeOptions(process.env);

const api = elsewhere === undefined ? createSandboxServer() : { ...proxyTo(elsewhere), sandbox: undefined };

async function serve(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
  try {
    if (!(await api.handle(request, response))) next();
  } catch (error) {
    next(error);
  }
}

/** Vite knows only what is under the base path. */
function intoBase(url: string): string {
  const { path, query } = readRequestUrl(url) ?? { path: '', query: '' };
  const isOutside = redirectOf(path) !== undefined || (isConsolePage(path) && !path.startsWith('/mpc/'));
  return isOutside ? `/mpc/${query}` : url;
}

const server = await createServer({
  root: consoleRoot,
  server: { port },
  plugins: [
    {
      name: 'mpc:sandbox',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          request.url = intoBase(request.url ?? '/');
          void serve(request, response, next);
        });
      },
    },
  ],
});
await server.listen();
server.printUrls();
if (api.sandbox !== undefined) console.log(`\n${people(api.sandbox)}\n`);
