import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { consoleDist, consoleRoot, root } from '../../scripts/folders.ts';
import { filesIn } from '../support/sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function buildInto(name: string): Promise<string> {
  const outDir = join(folder, name);
  await build({ root: consoleRoot, logLevel: 'error', mode: 'production', build: { outDir } });
  return outDir;
}

/** Whether the build that is there was made after anything it could be made of. */
function isCurrent(): boolean {
  const headers = join(consoleDist, 'headers.json');
  if (!existsSync(headers)) return false;
  const made = statSync(headers).mtimeMs;
  return [...filesIn('packages'), ...filesIn('locales'), ...filesIn('scripts'), 'pnpm-lock.yaml'].every(
    (path) => statSync(join(root, path)).mtimeMs <= made,
  );
}

/** Every file of a build, and what is in it. */
function filesOf(dist: string): Map<string, string> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(dist.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );
}

describe('the build of the console', async () => {
  const dist = isCurrent() ? consoleDist : await buildInto('first');
  const first = filesOf(dist);
  const second = filesOf(await buildInto('a-second-one-elsewhere'));

  it('comes out the same, byte for byte, whoever builds it', () => {
    expect(first.size).toBeGreaterThan(10);
    expect([...second]).toEqual([...first]);
  });

  const scripts = [...first.keys()].filter((path) => path.endsWith('.js'));
  const texts = scripts.map((path) => [path, readFileSync(join(dist, path), 'utf8')] as const);

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
