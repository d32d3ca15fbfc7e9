import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));

/** Packs one package as it would be published, and asks two judges whether others could use it. */
function judge(name: string): boolean {
  const options = { cwd: join(root, 'packages', name) };
  const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], options).toString();
  const { filename } = JSON.parse(packed) as { filename: string };
  const verdicts = [
    ['publint', 'run', filename, '--strict'],
    ['attw', filename, '--profile', 'esm-only'],
  ].map(([program = '', ...args]) => spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0);
  return verdicts.every(Boolean);
}

try {
  const verdicts = ['ui', 'api'].map(judge);
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
