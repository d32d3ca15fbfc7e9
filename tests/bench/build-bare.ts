import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../scripts/folders.ts';

/** Builds the bare page into a folder the host can serve. */
export async function buildBare(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'tests/bench/bare'),
    base: '/mpc/',
    logLevel: 'error',
    plugins: [react({ jsxImportSource: 'react' })],
    build: {
      outDir: join(outDir, 'site'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  });
  writeFileSync(join(outDir, 'headers.json'), '{}');
}
