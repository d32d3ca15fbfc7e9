import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Document } from './document.tsx';
import { lookOf } from './look.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const client = new URL('../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
const script = `/${manifest['src/client.tsx'].file}`;

function sendPage(url: URL, response: ServerResponse): void {
  const sheet = new ServerStyleSheet();
  const page = sheet.collectStyles(<Document {...lookOf(url)} script={script} />);
  const stream = renderToPipeableStream(page, {
    onShellReady() {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      sheet.interleaveWithNodeStream(stream).pipe(response);
    },
    onShellError: () => response.writeHead(500).end(),
  });
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const type = types[extname(url.pathname)];
  if (type === undefined) return sendPage(url, response);
  response.setHeader('Content-Type', type);
  createReadStream(new URL(`.${url.pathname}`, client))
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});

server.listen(Number(process.argv[2] ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
