import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from './folders.ts';
import { listen } from './host.ts';

/** Where Storybook is built. */
export const storybookDist = join(root, 'dist', 'storybook');

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built Storybook as a static host would. */
export async function serveStories() {
  const server = createServer((request, response) => {
    const asked = join(storybookDist, new URL(request.url ?? '/', 'http://stories').pathname);
    const file = asked.endsWith('/') ? join(asked, 'index.html') : asked;
    if (!file.startsWith(storybookDist) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    // Scripts have their hash in their names: a browser that shows many stories reads and compiles each but once.
    if (asked.startsWith(join(storybookDist, 'assets')))
      response.setHeader('Cache-Control', 'immutable, max-age=3600');
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return { origin, close: () => server.close() };
}
