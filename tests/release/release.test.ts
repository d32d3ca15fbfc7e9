import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../scripts/folders.ts';

const keys = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(keys, { recursive: true }));

const release = join(root, 'dist', 'release');

function listOfNewRelease(key: string): string {
  const script = ['--conditions=@mpc/source', 'scripts/release/release.ts'];
  execFileSync(process.execPath, script, { cwd: root, env: { ...process.env, RELEASE_KEY: key } });
  return readFileSync(join(release, 'SHA256SUMS'), 'utf8');
}

it('comes out the same, byte for byte, signed, with everything that it lists', () => {
  const file = join(keys, 'throwaway');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]);
  const key = readFileSync(file, 'utf8');
  const first = listOfNewRelease(key);
  expect(listOfNewRelease(key)).toBe(first);
  expect(first.match(/ {2}.+/g)?.map((name) => name.trim().replace(/\d+\.\d+\.\d+/, 'x'))).toEqual([
    'check-site.ts',
    'console-x.tar.gz',
    'console.cdx.json',
    'integrity.json',
    'mpc-api-x.tgz',
    'mpc-ui-x.tgz',
    'workspace.cdx.json',
  ]);
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release });
  expect(existsSync(join(release, 'SHA256SUMS.sig'))).toBe(true);
});
