import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { consoleBuild } from '../../scripts/console-build.ts';
import { root } from '../../scripts/folders.ts';

/** Runs a program where there is no network, not even this machine's own. */
const apart = (command: string[]) =>
  execFileSync('unshare', ['-rn', ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();

const listOf = (dist: string) => readFileSync(join(dist, 'site', 'integrity.json'), 'utf8');

const canUnshare = spawnSync('unshare', ['-rn', 'true']).status === 0;
const into = mkdtempSync(join(tmpdir(), 'apart-'));
afterAll(() => rmSync(into, { recursive: true }));

describe.skipIf(!canUnshare)(
  canUnshare ? 'without a network' : 'This system lets nobody run a program without a network (unshare -rn)',
  () => {
    it('is really none', () => {
      const addresses = "Object.values(require('os').networkInterfaces()).flat().length";
      expect(apart([process.execPath, '-p', addresses]).trim()).toBe('0');
    });

    it('the console comes to the same build', async () => {
      const build = `import { bundleConsole } from './scripts/console-build.ts'; await bundleConsole('${into}');`;
      apart([process.execPath, '--conditions=@mpc/source', '--input-type=module', '-e', build]);
      expect(listOf(into)).toBe(listOf(await consoleBuild()));
    });

    it('both packages are built', () => {
      apart(['pnpm', '--filter', '@mpc/ui', '--filter', '@mpc/api', 'build']);
    });

    it('Storybook is built', () => {
      const stories = join(into, 'storybook');
      apart(['storybook', 'build', '-o', stories, '--quiet', '--disable-telemetry']);
      expect(readFileSync(join(stories, 'index.json'), 'utf8')).toContain('screens-transactions--as-found');
    });
  },
);
