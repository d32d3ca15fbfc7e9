import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { consoleRoot } from '../../scripts/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function buildInto(name: string): Promise<Map<string, string>> {
  const outDir = join(folder, name);
  await build({ root: consoleRoot, logLevel: 'error', mode: 'production', build: { outDir } });
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      return [path.slice(outDir.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

describe('the build of the console', async () => {
  const first = await buildInto('first');
  const second = await buildInto('a-second-one-elsewhere');

  it('comes out the same, byte for byte, whoever builds it', () => {
    expect(first.size).toBeGreaterThan(10);
    expect([...second]).toEqual([...first]);
  });

  const scripts = [...first.keys()].filter((path) => path.endsWith('.js'));
  const texts = scripts.map((path) => [path, readFileSync(join(folder, 'first', path), 'utf8')] as const);

  // A clipper hooks into wallets and carries the addresses it pays to.
  it.each([
    ['no wallet of the browser', /\bwindow\.ethereum\b|\bwindow\.tronWeb\b/],
    ['no text that is evaluated', /(?<![\w.$])eval\(|new Function\(/],
    ['no address that could be paid', /0x[0-9a-fA-F]{40}\b|\bT[1-9A-HJ-NP-Za-km-z]{33}\b/],
  ])('carries %s', (_what, pattern) => {
    expect(
      texts.flatMap(([path, text]) => pattern.exec(text)?.map((found) => `${path}: ${found}`) ?? []),
    ).toEqual([]);
  });

  it('names no host but those it links to', () => {
    const hosts = new Set(
      texts.flatMap(([, text]) => [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host)),
    );
    expect([...hosts].toSorted((a = '', b = '') => a.localeCompare(b))).toMatchInlineSnapshot(`
      [
        "bugs.webkit.org",
        "developer.mozilla.org",
        "example.com",
        "github.com",
        "localhost",
        "own.invalid",
        "react.dev",
        "react.i18next.com",
        "reactjs.org",
        "reactrouter.com",
        "styled-components.com",
        "tanstack.com",
        "www.w3.org",
      ]
    `);
  });
});
