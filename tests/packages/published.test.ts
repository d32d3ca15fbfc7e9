import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/folders.ts';
import { tarballOf } from './installed.ts';

describe.each(['ui', 'api'])('@mpc/%s, as it would be published', (name) => {
  const tarball = tarballOf(name);

  it.each([
    ['publint', 'run', tarball, '--strict'],
    ['attw', tarball, '--profile', 'esm-only'],
  ])('%s finds nothing', (program, ...args) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});
