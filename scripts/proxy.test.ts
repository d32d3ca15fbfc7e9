import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, listen } from './host.ts';
import { sampleBuild } from './host/sample-build.ts';
import { sendRaw } from './host/raw-request.ts';
import { proxyTo } from './proxy.ts';

const { folder, dist } = sampleBuild();
const servers: Server[] = [];

/** What the other server got, and what it answers. */
let got: { url: string | undefined; headers: string[]; body: string }[];
let reply: (request: IncomingMessage, response: ServerResponse) => void;
let farPort: number;
let port: number;
let trusting: number;

async function opened(server: Server): Promise<number> {
  servers.push(server);
  return listen(server, 0);
}

beforeAll(async () => {
  const far = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ url: request.url, headers: request.rawHeaders, body });
      reply(request, response);
    });
  });
  farPort = await opened(far);
  const elsewhere = {
    origin: `http://127.0.0.1:${farPort}`,
    signIn: 'https://id.example/sign-in',
    timeLimit: 500,
  };
  port = await opened(createHost({ dist, api: proxyTo(elsewhere) }));
  const api = proxyTo({ ...elsewhere, trustProxy: true });
  trusting = await opened(createHost({ dist, api, trustProxy: true, allowedHosts: ['console.example.com'] }));
});

beforeEach(() => {
  got = [];
  reply = (_request, response) => response.end('{}');
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

const post = (headers: string[], body = '', at = port) =>
  sendRaw(at, ['POST /api/mpc/withdraw/create?a=%2F HTTP/1.1', 'Host: localhost', ...headers], body);

/** A header as the other server got it. */
function gotHeader(name: string): string | undefined {
  const raw = got.at(-1)?.headers ?? [];
  const at = raw.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return at === -1 ? undefined : raw[at + 1];
}

describe('a request that is passed on', () => {
  it('arrives whole, for the other server, with its own origin', async () => {
    await post(['Origin: http://localhost', 'openToken: 7', 'Content-Length: 3'], 'b=2');
    expect(got).toMatchObject([{ url: '/api/mpc/withdraw/create?a=%2F', body: 'b=2' }]);
    expect(gotHeader('host')).toBe(`127.0.0.1:${farPort}`);
    expect(gotHeader('origin')).toBe(`http://127.0.0.1:${farPort}`);
    expect(gotHeader('opentoken')).toBe('7');
    expect(gotHeader('content-length')).toBe('3');
  });

  it('is not passed on when a page of another site sent it', async () => {
    const { status } = await post(['Origin: https://evil.example', 'Content-Length: 0']);
    expect([status, got]).toEqual([403, []]);
  });

  it('loses what is about the connection, also what Connection names', async () => {
    await sendRaw(port, [
      'GET /api/mpc/x HTTP/1.1',
      'Host: localhost',
      'Connection: X-Hop, keep-alive, X-Forwarded-For',
      'X-Hop: 1',
      'Keep-Alive: timeout=9',
      'Proxy-Connection: keep-alive',
      'Proxy-Authorization: Basic eA==',
      'TE: trailers',
      'Trailer: X-End',
      'Upgrade: websocket',
      'X-Stays: 1',
    ]);
    for (const name of [
      'x-hop',
      'keep-alive',
      'proxy-connection',
      'proxy-authorization',
      'te',
      'trailer',
      'upgrade',
    ])
      expect([name, gotHeader(name)]).toEqual([name, undefined]);
    expect(gotHeader('x-stays')).toBe('1');
    expect(gotHeader('x-forwarded-for')).toBe('127.0.0.1');
  });

  const claims = [
    'X-Forwarded-For: 10.9.9.9',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: console.example.com',
    'X-Forwarded-Port: 443',
    'X_Forwarded_For: 10.9.9.9',
    'Forwarded: for=10.9.9.9',
    'X-Real-IP: 10.9.9.9',
    'Content-Length: 0',
  ];

  it('tells the way it came, and nothing the browser claims of it', async () => {
    await post(claims);
    expect(gotHeader('x-forwarded-for')).toBe('127.0.0.1');
    expect(gotHeader('x-forwarded-proto')).toBe('http');
    expect(gotHeader('x-forwarded-host')).toBe('localhost');
    for (const name of ['x-forwarded-port', 'x_forwarded_for', 'forwarded', 'x-real-ip'])
      expect([name, gotHeader(name)]).toEqual([name, undefined]);
  });

  it('tells what a trusted proxy in front says, whose origin counts as its own', async () => {
    const { status } = await post([...claims, 'Origin: https://console.example.com'], '', trusting);
    expect(status).toBe(200);
    expect(gotHeader('x-forwarded-for')).toBe('10.9.9.9, 127.0.0.1');
    expect(gotHeader('x-forwarded-proto')).toBe('https');
    expect(gotHeader('x-forwarded-host')).toBe('console.example.com');
    expect(gotHeader('origin')).toBe(`http://127.0.0.1:${farPort}`);
    expect((await post([...claims, 'Origin: http://localhost'], '', trusting)).status).toBe(403);
  });

  it.each(['chunked', 'counted'])('is refused with 413 when its %s body is too long', async (how) => {
    const bytes = 'x'.repeat(1_000_001);
    const { status, body } =
      how === 'chunked'
        ? await post(['Transfer-Encoding: chunked'], `f4241\r\n${bytes}\r\n0\r\n\r\n`)
        : await post(['Content-Length: 1000001'], bytes);
    expect([status, body.toString()]).toEqual([413, 'Request body too large. The limit is 1000000 bytes.\n']);
    expect(got).toEqual([]);
  });

  it('arrives with a body at the limit', async () => {
    expect((await post(['Content-Length: 1000000'], 'x'.repeat(1_000_000))).status).toBe(200);
    expect(got[0]?.body).toHaveLength(1_000_000);
  });
});

async function locationOf(location: string) {
  reply = (_request, response) => response.writeHead(302, { Location: location }).end();
  return (await post(['Content-Length: 0'])).headers.get('location');
}

describe('an answer that is passed back', () => {
  it('is data that nobody keeps, whatever the other server says', async () => {
    reply = (_request, response) =>
      response
        .writeHead(400, {
          'Cache-Control': 'public, max-age=60',
          'Content-Security-Policy': 'default-src *',
          'X-Content-Type-Options': 'sniff',
          'X-Stays': '1',
        })
        .end('<p>refused');
    const { status, headers, body } = await post(['Content-Length: 0']);
    expect([status, headers.get('x-stays')]).toEqual([400, '1']);
    expect(body.toString()).toContain('<p>refused');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('loses what is about the connection, also what Connection names', async () => {
    reply = (_request, response) =>
      response
        .writeHead(200, { Connection: 'X-Hop', 'X-Hop': '1', 'Proxy-Authenticate': 'Basic', Upgrade: 'h2c' })
        .end('{}');
    const { headers } = await post(['Content-Length: 0']);
    for (const name of ['x-hop', 'proxy-authenticate', 'upgrade'])
      expect([name, headers.get(name)]).toEqual([name, undefined]);
  });

  it.each<[cookie: string, overHttp: string, overTls: string]>([
    ['a=1; Path=/; Domain=.example.com; HttpOnly', 'a=1; Path=/; HttpOnly', 'a=1; Path=/; HttpOnly'],
    ['a=1; Secure; HttpOnly', 'a=1; HttpOnly', 'a=1; Secure; HttpOnly'],
    ['a=1; SameSite=None; Secure; Partitioned', 'a=1', 'a=1; SameSite=None; Secure; Partitioned'],
    ['a=1; Secure; SameSite=Lax', 'a=1; SameSite=Lax', 'a=1; Secure; SameSite=Lax'],
    ['a=secure; Path=/secure', 'a=secure; Path=/secure', 'a=secure; Path=/secure'],
    ['__Host-a=1; Path=/; Secure', '__Host-a=1; Path=/; Secure', '__Host-a=1; Path=/; Secure'],
    [
      '__Secure-a=1; Domain=example.com; Secure; Partitioned',
      '__Secure-a=1; Secure; Partitioned',
      '__Secure-a=1; Secure; Partitioned',
    ],
  ])('makes a cookie of this host of "%s"', async (cookie, overHttp, overTls) => {
    reply = (_request, response) => response.writeHead(200, { 'Set-Cookie': cookie }).end('{}');
    const plain = await post(['Content-Length: 0']);
    const tls = await post(['X-Forwarded-Proto: https', 'Content-Length: 0'], '', trusting);
    expect([plain.headers.get('set-cookie'), tls.headers.get('set-cookie')]).toEqual([overHttp, overTls]);
  });

  it('leads to this host where it leads to the other, and stays for a third', async () => {
    expect(await locationOf(`http://127.0.0.1:${farPort}/api/x?a=1#b`)).toBe('/api/x?a=1#b');
    expect(await locationOf('https://id.example/')).toBe('https://id.example/');
  });
});

describe('the other server', () => {
  it('that says nothing gets 504, in words', async () => {
    reply = () => undefined;
    const { status, headers, body } = await post(['Content-Length: 0']);
    expect([status, body.toString()]).toEqual([
      504,
      'The API server did not respond within 0.5 seconds. The outcome is unknown.\n',
    ]);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('that breaks off gets 502, which names no address', async () => {
    reply = (_request, response) => response.destroy();
    const { status, headers, body } = await post(['Content-Length: 0']);
    expect([status, body.toString()]).toEqual([502, 'The API server cannot be reached.\n']);
    expect([...headers.values()].join()).not.toContain(String(farPort));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has its sign-in page behind /sign-in', async () => {
    const { status, headers } = await sendRaw(port, ['GET /sign-in HTTP/1.1', 'Host: localhost']);
    expect([status, headers.get('location')]).toEqual([302, 'https://id.example/sign-in']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

it('waits longer by default than the longest call of the specification may take', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const at = await opened(createHost({ dist, api: proxyTo({ origin: `http://127.0.0.1:${farPort}` }) }));
  await post(['Content-Length: 0'], '', at);
  expect(limits.mock.lastCall?.[0]).toBeGreaterThan(60_000);
});
