import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleDist } from '../../scripts/folders.ts';
import { createHost, listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const pageHeaders: Record<string, string> = JSON.parse(
  readFileSync(join(consoleDist, 'headers.json'), 'utf8'),
);
const [script = ''] = readdirSync(join(consoleDist, 'site', 'assets')).filter((name) => name.endsWith('.js'));
const stops: (() => unknown)[] = [];
/** Where nginx serves the files itself, and where it stands before the host. */
const at = { files: '', proxy: '' };

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  const api = createSandboxServer();
  const apiServer = await api.listen(0);
  const host = createHost({ dist: consoleDist, api: createSandboxServer() });
  const hostPort = await listen(host, 0);
  stops.push(apiServer.close, () => host.close());
  const [files, proxy] = [await freePort(), await freePort()];
  at.files = `http://127.0.0.1:${files}`;
  at.proxy = `http://127.0.0.1:${proxy}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${files};
    set $console_site ${join(consoleDist, 'site')};
    include ${join(consoleDist, 'nginx.conf')};
    location ~ ^/(api|sandbox)/ { proxy_pass http://127.0.0.1:${apiServer.port}; }
  }
  server {
    listen 127.0.0.1:${proxy};
    location / {
      proxy_pass http://127.0.0.1:${hostPort};
      proxy_buffer_size 8k;
    }
  }
}
`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', config, '-g', 'daemon off;'], { stdio: 'inherit' });
  stops.push(() => nginx.kill('SIGTERM'));
  const failed = Promise.race([once(nginx, 'error'), once(nginx, 'exit')]).then(() => 'nginx ended');
  const isUp = () =>
    fetch(at.files).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    const said = await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 50))]);
    if (said !== undefined) throw new Error('nginx did not start; on Debian: apt-get install nginx-light');
  }
});

afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

const own = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(pageHeaders).map((name) => [name, headers.get(name)]));

describe.each(['files', 'proxy'] as const)('nginx, %s', (way) => {
  it.each([
    '/mpc/',
    '/mpc/wallet',
    '/mpc/center/collection/edit/7',
    '/mpc/index.html',
    '/login',
    '/zh-CN/login',
  ])('shows the page at %s with every header of the build', async (path) => {
    const answer = await fetch(at[way] + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(own(answer)).toEqual(pageHeaders);
    expect(await answer.text()).toContain('<script type="importmap"');
  });

  it('sends scripts compressed, to be kept, with a policy that lets them run as nothing else', async () => {
    const answer = await fetch(`${at[way]}/mpc/assets/${script}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each(['/mpc/assets/none.js', '/headers.json', '/secret'])('has nothing at %s', async (path) => {
    expect((await fetch(at[way] + path)).status).toBe(404);
  });

  it.each(['/mpc/headers.json', '/mpc/../headers.json', '/mpc/%2e%2e/nginx.conf'])(
    'gives no header file away at %s',
    async (path) => {
      expect(await (await fetch(at[way] + path)).text()).not.toContain('Permissions-Policy');
    },
  );

  it.each([
    ['/', '/mpc/'],
    ['/mpc?w=1', '/mpc/?w=1'],
  ])('leads %s to %s', async (path, location) => {
    const answer = await fetch(at[way] + path, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('location') ?? '', at[way]).href).toBe(at[way] + location);
  });
});

it('serves a console that runs', async () => {
  const browser = await chromium.launch(chromiumLaunch);
  stops.unshift(() => browser.close());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  await page.goto(`${at.files}/login`);
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Do not sign in' }).first().waitFor();
  expect(problems).toEqual([]);
});
