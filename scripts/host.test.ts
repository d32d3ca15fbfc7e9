import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { createHost, listen, type Api } from './host.ts';
import { sampleBuild, script } from './host/sample-build.ts';
import { sendRaw } from './host/raw-request.ts';

let folder: string;
let host: Server;
let port: number;

beforeAll(async () => {
  const made = sampleBuild();
  ({ folder } = made);
  host = createHost({ dist: made.dist, api: createSandboxServer(), allowedHosts: ['console.example.com'] });
  // A host has read its build when it starts.
  rmSync(made.dist, { recursive: true });
  port = await listen(host, 0);
});

afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: string[] = [], method = 'GET') =>
  sendRaw(port, [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers]);

describe('pages', () => {
  it.each([
    '/mpc/',
    '/mpc/wallet',
    '/mpc/center/collection/edit/7?w=1',
    '/login',
    '/zh-CN/login',
    '/custody/notPms',
  ])('shows the console at %s and lets nobody keep it', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, '<!doctype html>console']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('etag')).toBe(false);
  });

  it.each([
    ['/', '/mpc/'],
    ['/mpc', '/mpc/'],
    ['/mpc?w=1&s=2', '/mpc/?w=1&s=2'],
    ['/login/', '/login'],
    ['/zh-CN/login/?from=%2Fmpc', '/zh-CN/login?from=%2Fmpc'],
    ['/custody/notPms/', '/custody/notPms'],
  ])('leads %s to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')]).toEqual([302, location]);
  });

  it('sends the whole page when a part is asked for', async () => {
    const { status, body } = await ask('/mpc/', ['Range: bytes=0-3']);
    expect([status, body.length]).toEqual([200, 22]);
  });

  it('answers an absolute request as the host it names', async () => {
    expect((await ask('http://console.example.com/mpc/')).status).toBe(200);
    expect((await ask('http://rebound.example/mpc/')).status).toBe(421);
  });
});

describe('assets', () => {
  const asset = '/mpc/assets/main-1a2b.js';

  it.each<[accepted: string, encoding: string | undefined]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['', undefined],
  ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
    const { headers, body } = await ask(asset, [`Accept-Encoding: ${accepted}`]);
    const text =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect([headers.get('content-encoding'), text.toString()]).toEqual([encoding, script]);
    expect(headers.get('content-length')).toBe(String(body.length));
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('answers as it is what has no compressed copy', async () => {
    const { headers, body } = await ask('/mpc/assets/tiny-3c4d.js', ['Accept-Encoding: br']);
    expect([headers.get('content-encoding'), body.toString()]).toEqual([undefined, 'export {};']);
  });

  it('has a strong tag for each encoding, and answers 304 to who has it', async () => {
    const tagOf = async (accepted: string) =>
      (await ask(asset, [`Accept-Encoding: ${accepted}`])).headers.get('etag') ?? '';
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{20,}"$/);

    const [br = ''] = tags;
    const same = await ask(asset, ['Accept-Encoding: br', `If-None-Match: "old", W/${br}`]);
    expect([same.status, same.body.length, same.headers.get('etag')]).toEqual([304, 0, br]);
    expect(same.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await ask(asset, [`If-None-Match: ${br}`])).status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { status, headers, body } = await ask(asset, ['Accept-Encoding: br'], 'HEAD');
    const { headers: full } = await ask(asset, ['Accept-Encoding: br']);
    expect([status, body.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-encoding', 'etag'])
      expect(headers.get(name)).toBe(full.get(name));
  });

  it.each(['/mpc/assets/main-0000.js', '/mpc/assets/main-1a2b.js.br', '/mpc/assets/main-1a2b.js.gz'])(
    'has no page for %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('nothing but the build', () => {
  it.each([
    '/mpc/../secret.txt',
    '/mpc/..%2fsecret.txt',
    '/mpc/%2e%2e/secret.txt',
    '/mpc/assets/../../../secret.txt',
    '/mpc/..\\secret.txt',
    '//etc/passwd',
    '/%00',
    '/mpc/headers.json',
    '/mpc/../headers.json',
    '/mpc/manifest.json',
  ])('%s', async (path) => {
    const { body } = await ask(path);
    expect(body.toString()).not.toMatch(/secret|root:|\{/);
  });
});

describe('headers on every answer', () => {
  it.each(['/mpc/', '/mpc/wallet', '/login', '/mpc/index.html'])(
    'has the policy of this build on the page at %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'sha256-x'");
      expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    },
  );

  it.each(['/mpc/assets/main-1a2b.js', '/mpc/assets/none.js', '/', '/healthz', '/api/mpc/wallets/asset'])(
    'lets %s run and load nothing, in few bytes',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.has('integrity-policy')).toBe(false);
    },
  );

  it.each<[what: string, status: number, request: string[]]>([
    ['a redirect', 302, ['GET / HTTP/1.1', 'Host: localhost']],
    ['a missing file', 404, ['GET /nothing HTTP/1.1', 'Host: localhost']],
    ['another method', 405, ['POST /mpc/ HTTP/1.1', 'Host: localhost', 'Content-Length: 0']],
    ['TRACE', 405, ['TRACE /api/mpc/wallets/asset HTTP/1.1', 'Host: localhost']],
    ['CONNECT', 405, ['CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443']],
    ['a path that cannot be decoded', 400, ['GET /%ff HTTP/1.1', 'Host: localhost']],
    ['a request without a host', 400, ['GET /mpc/ HTTP/1.1']],
    ['two hosts', 400, ['GET /mpc/ HTTP/1.1', 'Host: localhost', 'Host: 127.0.0.1']],
    ['a host with a port that is none', 400, ['GET /mpc/ HTTP/1.1', 'Host: localhost:99999']],
    ['no HTTP', 400, ['nonsense']],
    ['a head that is too long', 431, ['GET /mpc/ HTTP/1.1', `X: ${'x'.repeat(300_000)}`]],
    ['an unknown expectation', 200, ['GET /mpc/ HTTP/1.1', 'Host: localhost', 'Expect: more']],
    ['the health', 200, ['GET /healthz HTTP/1.1', 'Host: 10.0.0.7']],
  ])('%s', async (_what, status, request) => {
    const answer = await sendRaw(port, request);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/api/mpc/wallets/asset', '/api/mpc/nothing', '/sandbox/people'])(
    'makes %s data that nobody keeps or shows as a page',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('leaves a page of the sandbox its own policy', async () => {
    const { headers } = await ask('/sandbox');
    expect(headers.get('content-security-policy')).toMatch(/script-src/);
    expect(headers.get('content-security-policy')).not.toContain(', ');
  });
});

describe('which host it answers for', () => {
  it.each([
    'localhost:5173',
    'console.localhost',
    '127.0.0.1',
    '192.168.1.7:80',
    '[::1]:5173',
    'Console.Example.com.',
  ])('%s', async (name) => {
    expect((await sendRaw(port, ['GET /mpc/ HTTP/1.1', `Host: ${name}`])).status).toBe(200);
  });

  it('refuses every other in words, so that no name can be bound to it', async () => {
    const { status, body } = await sendRaw(port, ['GET /sandbox/people HTTP/1.1', 'Host: rebound.example']);
    expect(status).toBe(421);
    expect(body.toString()).toBe('Unknown host rebound.example. Add it to ALLOWED_HOSTS to serve it.\n');
  });
});

describe('pages of other sites', () => {
  const path = '/api/mpc/address_book/delete?id=1';

  it.each<[what: string, method: string, header: string, status: number]>([
    ['a form elsewhere', 'POST', 'Origin: https://evil.example', 403],
    ['a page without an origin', 'POST', 'Origin: null', 403],
    ['another port', 'POST', 'Origin: http://localhost:81', 403],
    ['a link elsewhere to a command that is a GET', 'GET', 'Sec-Fetch-Site: cross-site', 403],
    ['a picture on a neighbouring name', 'GET', 'Sec-Fetch-Site: same-site', 403],
    ['its own pages', 'POST', 'Origin: http://localhost', 200],
    ['its own pages, reading', 'GET', 'Sec-Fetch-Site: same-origin', 200],
    ['a program', 'GET', 'Accept: */*', 200],
  ])('%s: %s with "%s" gets %i', async (_what, method, header, status) => {
    expect((await ask(path, [header], method)).status).toBe(status);
  });

  it('may lead to the page of the sandbox, and send nothing there', async () => {
    expect((await ask('/sandbox', ['Sec-Fetch-Site: cross-site'])).status).toBe(200);
    expect((await ask('/sandbox/reset', ['Origin: https://evil.example'], 'POST')).status).toBe(403);
  });

  it('are told why they are refused', async () => {
    const { body } = await ask(path, ['Origin: https://localhost'], 'POST');
    expect(body.toString()).toContain('only pages of http://localhost may send it');
    expect(body.toString()).toContain('TRUST_PROXY=1');
  });
});

describe('a body over the limit', () => {
  it('is refused before it is sent', async () => {
    const { status, body } = await ask('/api/mpc/withdraw/create', ['Content-Length: 1000001'], 'POST');
    expect([status, body.toString()]).toEqual([413, 'Request body too large. The limit is 1000000 bytes.\n']);
  });

  it('is refused by the sandbox where nobody said how long it is', async () => {
    const head = ['POST /api/mpc/withdraw/create HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'];
    const { status } = await sendRaw(port, head, `f4241\r\n${'x'.repeat(1_000_001)}\r\n0\r\n\r\n`);
    expect(status).toBe(413);
  });
});

it('says in plain words that a port is taken, and what to do', async () => {
  await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is taken by another program`);
});

it('asks the API for paths as they are meant', async () => {
  const asked: string[] = [];
  const api: Api = {
    async handle({ url = '' }, response) {
      asked.push(url);
      response.end();
      await once(response, 'finish');
      return true;
    },
  };
  const made = sampleBuild();
  const server = createHost({ dist: made.dist, api });
  rmSync(made.folder, { recursive: true });
  const at = await listen(server, 0);
  const get = (path: string) => sendRaw(at, [`GET ${path} HTTP/1.1`, 'Host: localhost']);
  for (const path of [
    '/api/../secret',
    '/api/%2e%2e/secret?a=1',
    '/api/..%2Fsecret',
    '/mpc/..//api/./mpc/x?a=%2F',
    '/%61pi/mpc/x',
  ])
    await get(path);
  for (const path of [
    '/api/%252e%252e/x',
    '/api/..;/x',
    '/api/..\\x',
    '/api/%5c..',
    '/api/a%3Fb',
    '/sandbox%3Fx',
  ])
    expect((await get(path)).status).toBe(400);
  server.close();
  expect(asked).toEqual(['/secret', '/secret?a=1', '/secret', '/api/mpc/x?a=%2F', '/api/mpc/x']);
});
