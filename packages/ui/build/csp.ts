/** Writes dist/csp.json: what a Content-Security-Policy must allow by its hash, since the library allows nothing more. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { injectedStyles } from '../../../scripts/injected-styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { plugin, found } = injectedStyles();

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [plugin],
  build: {
    write: false,
    minify: false,
    rolldownOptions: { input: 'dist/index.js', preserveEntrySignatures: 'strict' },
  },
});

// styled-components writes its rules one by one into a style element that is empty as text.
const texts = ['', ...found()];
const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
writeFileSync(`${root}dist/csp.json`, `${JSON.stringify({ 'style-src': hashes }, null, 2)}\n`);
