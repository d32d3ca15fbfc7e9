import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const script = 'export const text = "the same, the same, the same, the same, the same";';

/** A small build for tests of the host: its folder, beside a file that nobody may get. */
export function sampleBuild(): { folder: string; dist: string } {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'secret',
    'dist/site/index.html': '<!doctype html>console',
    'dist/site/assets/main-1a2b.js': script,
    'dist/site/assets/main-1a2b.js.br': brotliCompressSync(script),
    'dist/site/assets/main-1a2b.js.gz': gzipSync(script),
    'dist/site/assets/tiny-3c4d.js': 'export {};',
    'dist/manifest.json': '{}',
    'dist/headers.json': JSON.stringify({
      'Content-Security-Policy': "default-src 'none'; script-src 'sha256-x'",
      'Integrity-Policy': 'blocked-destinations=(script)',
    }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, dist: join(folder, 'dist') };
}
