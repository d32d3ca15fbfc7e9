import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { spawn } from 'node:child_process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { consoleDist } from '../../scripts/folders.ts';
import { listen } from '../../scripts/host.ts';

const pageHeaders: Record<string, string> = JSON.parse(
  readFileSync(join(consoleDist, 'headers.json'), 'utf8'),
);
const assets = join(consoleDist, 'site', 'assets');
const [script = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a web server, waits until it answers, and gives what stops it. */
export async function startServer(command: string[], address: string, env: Record<string, string> = {}) {
  const [program = '', ...args] = command;
  const server = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const failed = Promise.race([once(server, 'error'), once(server, 'exit')]).then(() => 'ended');
  const isUp = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    const said = await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 50))]);
    if (said !== undefined) throw new Error(`${program} did not start`);
  }
  return () => server.kill('SIGTERM');
}

/** An answer with its body as it came: fetch would unpack it. */
async function getAsSent(url: string, accepted: string) {
  const asked = get(url, { headers: { 'Accept-Encoding': accepted } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

const own = (headers: Headers) =>
  Object.fromEntries(Object.keys(pageHeaders).map((name) => [name, headers.get(name)]));

/** What every web server in front of a build answers, whatever it is. */
export function itServesTheConsole(origin: () => string): void {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin() + path, { redirect: 'manual', headers });

  it.each([
    '/mpc/',
    '/mpc/wallet',
    '/mpc/center/collection/edit/7',
    '/mpc/index.html',
    '/login',
    '/zh-CN/login',
    '/custody/notPms',
  ])('shows the page at %s with every header of the build', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(own(answer.headers)).toEqual(pageHeaders);
    expect(await answer.text()).toContain('<script type="importmap"');
  });

  it('sends scripts to be kept, with a policy that lets them run as nothing else', async () => {
    const answer = await ask(`/mpc/assets/${script}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toBe(dataPolicy);
  });

  it.each(['/mpc/wallet', `/mpc/assets/${script}`])('compresses %s', async (path) => {
    const [plain, packed] = [
      await getAsSent(origin() + path, 'identity'),
      await getAsSent(origin() + path, 'gzip'),
    ];
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    const best = await getAsSent(origin() + path, 'gzip, br');
    if (best.headers['content-encoding'] === 'br')
      expect(brotliDecompressSync(best.body).equals(plain.body)).toBe(true);
  });

  it('serves the list of the build as it is now', async () => {
    const answer = await ask('/mpc/integrity.json');
    expect([answer.headers.get('cache-control'), answer.headers.get('content-security-policy')]).toEqual([
      'no-store',
      dataPolicy,
    ]);
    expect(await answer.json()).toHaveProperty('root');
  });

  it.each(['/mpc/assets/none.js', '/headers.json', '/secret'])('has nothing at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it.each(['/mpc/headers.json', '/mpc/../headers.json', '/mpc/%2e%2e/nginx.conf'])(
    'gives no header file away at %s',
    async (path) => {
      expect(await (await fetch(origin() + path)).text()).not.toContain('Permissions-Policy');
    },
  );

  it.each([
    ['/', '/mpc/'],
    ['/mpc', '/mpc/'],
    ['/mpc?w=1&s=a%20b', '/mpc/?w=1&s=a%20b'],
  ])('leads %s to %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('location') ?? '', origin()).href).toBe(origin() + location);
  });
}
