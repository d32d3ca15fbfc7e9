import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAddress } from '@mpc/api/addresses';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleConsole, consoleBuild } from '../../scripts/console-build.ts';

const isPayable = (address: string) => checkAddress(address.startsWith('0x') ? 'ETH' : 'TRX', address).ok;

const elsewhere = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** Every file of a build and what is in it; their compressed twins, which only hosts make, aside. */
function filesOf(dist: string): Map<string, string> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(dist.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );
}

describe('the build of the console', async () => {
  const dist = await consoleBuild();
  const first = filesOf(dist);
  await bundleConsole(elsewhere);
  const second = filesOf(elsewhere);

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
  ])('carries %s', (_what, pattern) => {
    expect(
      texts.flatMap(([path, text]) => pattern.exec(text)?.map((found) => `${path}: ${found}`) ?? []),
    ).toEqual([]);
  });

  it('carries no address that could be paid', () => {
    const pattern = /0x[0-9a-fA-F]{40}\b|\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g;
    const found = texts.flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(([address]) => ({ path, address })),
    );
    // Burn addresses are there to be refused.
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ address }) => isPayable(address))).toEqual([]);
  });

  it('names no host but those it links to', () => {
    const hosts = new Set(
      texts.flatMap(([, text]) => [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host)),
    );
    expect([...hosts].toSorted((a = '', b = '') => a.localeCompare(b))).toMatchInlineSnapshot(`
      [
        "example.com",
        "github.com",
        "localhost",
        "own.invalid",
        "react.dev",
        "react.i18next.com",
        "reactrouter.com",
        "www.w3.org",
      ]
    `);
  });
});
