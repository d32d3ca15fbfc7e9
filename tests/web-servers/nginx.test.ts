import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleDist } from '../../scripts/folders.ts';
import { createHost, listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { freePort, itServesTheConsole, startServer } from './served-console.ts';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const stops: (() => unknown)[] = [];
/** Where nginx serves the files itself, and where it stands before the host. */
const at = { files: '', proxy: '' };

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
  stops.push(await startServer(['nginx', '-e', 'stderr', '-c', config, '-g', 'daemon off;'], at.files));
});

afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

describe('nginx with the files of a build', () => {
  itServesTheConsole(() => at.files);
});

it.each([
  ['/mpc/', 200],
  ['/mpc/assets/none.js', 404],
])('before the host of the project, nginx passes %s on with its headers', async (path, status) => {
  const answer = await fetch(at.proxy + path);
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
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
