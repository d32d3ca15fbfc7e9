import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHost, listen } from './host.ts';
import { proxyTo } from './proxy.ts';

let folder: string;
let far: Server;
let host: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), '<!doctype html>console');
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
  writeFileSync(
    join(dist, 'headers.json'),
    JSON.stringify({ 'Content-Security-Policy': "default-src 'none'" }),
  );

  far = createServer((request, response) => {
    response.setHeader('Set-Cookie', 'openToken=1; Path=/; Domain=.example.com; Secure; HttpOnly');
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => response.end(`${request.method} ${request.url} ${request.headers.host} ${body}`));
  });
  const farPort = await listen(far, 0);
  host = createHost({
    dist,
    api: proxyTo({ origin: `http://127.0.0.1:${farPort}`, signIn: 'https://id.example/sign-in' }),
  });
  port = await listen(host, 0);
});

afterAll(() => {
  far.close();
  host.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** By hand, because fetch would tidy a path like /mpc/../ before it is sent. */
function ask(path: string, { method = 'GET', body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

it.each([
  '/mpc/',
  '/mpc/wallet',
  '/mpc/center/collection/edit/7?w=1',
  '/login',
  '/zh-CN/login',
  '/custody/notPms',
])('shows the console at %s and lets nobody keep the page', async (path) => {
  const { status, headers, text } = await ask(path);
  expect([status, text]).toEqual([200, '<!doctype html>console']);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
});

it('lets an asset be kept for ever, because its name changes with it', async () => {
  const { headers, text } = await ask('/mpc/assets/main-1a2b.js');
  expect(text).toBe('export {};');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toContain('text/javascript');
});

it('says that an asset of an older build is gone, instead of answering with the page', async () => {
  expect((await ask('/mpc/assets/main-0000.js')).status).toBe(404);
});

it.each([
  '/mpc/../secret.txt',
  '/mpc/..%2fsecret.txt',
  '/mpc/assets/../../../secret.txt',
  '//etc/passwd',
  '/%00',
])('gives nothing from outside the build for %s', async (path) => {
  expect((await ask(path)).text).not.toContain('secret');
});

it.each(['/mpc/headers.json', '/mpc/.vite/manifest.json'])(
  'keeps %s, a note of the build, to itself',
  async (path) => {
    expect((await ask(path)).text).not.toContain('{');
  },
);

it('leads the root to the console', async () => {
  const { status, headers } = await ask('/');
  expect([status, headers.location]).toEqual([302, '/mpc/']);
});

it('answers HEAD without a body and refuses to be written to', async () => {
  const head = await ask('/mpc/', { method: 'HEAD' });
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '22']);
  expect((await ask('/mpc/', { method: 'POST' })).status).toBe(405);
});

it('sends the whole file when a part is asked for', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/mpc/`, { headers: { Range: 'bytes=0-3' } });
  expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>console']);
});

it('passes /api on to the other server and makes its cookies ours', async () => {
  const { text, headers } = await ask('/api/mpc/qrc/generate?a=1', { method: 'POST', body: 'b=2' });
  expect(text).toMatch(/^POST \/api\/mpc\/qrc\/generate\?a=1 127\.0\.0\.1:\d+ b=2$/);
  expect(headers['set-cookie']).toEqual(['openToken=1; Path=/; HttpOnly']);
});

it('says 502 when the other server is away', async () => {
  far.close();
  far.closeAllConnections();
  expect((await ask('/api/mpc/withdraw/info')).status).toBe(502);
});

it('says in plain words that a port is taken, and what to do', async () => {
  await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is taken by another program`);
});

it('leads to where the people of the other server sign in', async () => {
  const { status, headers } = await ask('/sign-in');
  expect([status, headers.location]).toEqual([302, 'https://id.example/sign-in']);
});
