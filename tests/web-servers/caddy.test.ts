import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleDist, root } from '../../scripts/folders.ts';
import { freePort, itServesTheConsole, startServer } from './served-console.ts';

const isInstalled = spawnSync('caddy', ['version']).error === undefined;

describe.skipIf(!isInstalled)(
  isInstalled
    ? 'Caddy with the files of a build'
    : 'Caddy is not installed (on Debian: apt-get install caddy)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
    const stops: (() => unknown)[] = [];
    let origin = '';

    beforeAll(async () => {
      const api = await createSandboxServer().listen(0);
      stops.push(api.close);
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      const env = {
        PORT: String(port),
        CONSOLE: consoleDist,
        API_ORIGIN: `http://127.0.0.1:${api.port}`,
        SIGN_IN_URL: 'https://custody.example.com/login',
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      };
      const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')];
      stops.push(await startServer(command, `${origin}/healthz`, env));
    });

    afterAll(async () => {
      for (const stop of stops) await stop();
      rmSync(folder, { recursive: true });
    });

    itServesTheConsole(() => origin);

    it('passes /api on and leads to the sign-in page', async () => {
      const answer = await fetch(`${origin}/api/mpc/wallets/asset`);
      expect(answer.headers.get('content-type')).toContain('json');
      const signIn = await fetch(`${origin}/sign-in`, { redirect: 'manual' });
      expect(signIn.headers.get('location')).toBe('https://custody.example.com/login');
    });
  },
);
