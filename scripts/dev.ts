import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { createServer } from 'vite';
import { consoleRoot } from './folders.ts';
import { people } from './people.ts';
import { proxyTo } from './proxy.ts';

const { PORT = '5173', API_ORIGIN } = process.env;

const sandbox = API_ORIGIN === undefined ? createSandboxServer() : undefined;
const api = sandbox ?? proxyTo({ origin: API_ORIGIN ?? '', signIn: process.env['SIGN_IN_URL'] });

async function serve(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
  try {
    if (!(await api.handle(request, response))) next();
  } catch (error) {
    next(error);
  }
}

/** The pages outside of the base path, which only the host of the build knows by itself. */
const outside = /^\/(login|zh-CN\/login|custody\/notPms)(?=\?|$)/;

const server = await createServer({
  root: consoleRoot,
  server: { port: Number(PORT) },
  plugins: [
    {
      name: 'mpc:sandbox',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          if (request.url === '/') request.url = '/mpc/';
          request.url = request.url?.replace(outside, '/mpc/');
          void serve(request, response, next);
        });
      },
    },
  ],
});
await server.listen();
server.printUrls();
if (sandbox !== undefined) console.log(`\n${people(sandbox.sandbox)}\n`);
