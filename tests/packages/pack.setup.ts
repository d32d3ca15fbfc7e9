import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** By the name of a package of ours, the file that would be published of it. */
    tarballs: Record<string, string>;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'packed-'));

/** Packs the packages of ours once, for all the tests that install them. */
export function setup({ provide }: TestProject) {
  const tarballs = ['ui', 'api'].map((name) => {
    const cwd = join(root, 'packages', name);
    if (!existsSync(join(cwd, 'dist'))) throw new Error(`There is no build of @mpc/${name}: pnpm build`);
    const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], { cwd });
    return [name, (JSON.parse(packed.toString()) as { filename: string }).filename] as const;
  });
  provide('tarballs', Object.fromEntries(tarballs));
}

export function teardown() {
  rmSync(folder, { recursive: true });
}
