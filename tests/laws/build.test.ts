import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAddress } from '@mpc/api/addresses';
import { afterAll, describe, expect, it } from 'vitest';
import { mostScripts } from '../../packages/console/build/chunking.ts';
import type { ScriptList } from '../../packages/console/build/script-list.ts';
import { nginxParameterLimit } from '../../packages/console/build/nginx.ts';
import { bundleConsole, consoleBuild } from '../../scripts/console-build.ts';
import { fileOf } from '../../scripts/console-scripts.ts';

const isPayable = (address: string) => checkAddress(address.startsWith('0x') ? 'ETH' : 'TRX', address).ok;

const elsewhere = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** Every file of a build and what is in it; their compressed copies, which only hosts make, aside. */
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
  const headers: Record<string, string> = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8'));
  const policy = headers['Content-Security-Policy'] ?? '';
  const list: ScriptList = JSON.parse(readFileSync(join(dist, 'scripts.json'), 'utf8'));

  it('comes in few enough scripts, however many screens there are, and the page names each by its hash', () => {
    expect(scripts.length).toBeLessThanOrEqual(mostScripts);
    expect(scripts.filter((path) => !path.startsWith('/site/assets/'))).toEqual([]);
    const hashes = scripts.map((path) =>
      createHash('sha256')
        .update(readFileSync(join(dist, path)))
        .digest('base64'),
    );
    const sources = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    // And the list of hashes that stands in the page.
    expect(sources).toHaveLength(hashes.length + 1);
    expect(hashes.filter((hash) => !sources.includes(`'sha256-${hash}'`))).toEqual([]);
  });

  it('comes in scripts of which none waits for another that waits for it', () => {
    const { files } = list;
    const reached = (file: string) => {
      const found = new Set(files[file]);
      for (const one of found) for (const next of files[one] ?? []) found.add(next);
      return found;
    };
    expect(Object.keys(files).filter((file) => reached(file).has(file))).toEqual([]);
  });

  it('has headers that proxies take, with as many scripts as there may be', () => {
    const head = Object.entries(headers)
      .map((line) => `${line.join(': ')}\r\n`)
      .join('');
    // Status line, date, type, length, encoding, caching, connection.
    const ofEveryAnswer = 256;
    const hash = `'sha256-${'x'.repeat(44)}' `;
    expect(head.length + hash.length * (mostScripts - scripts.length)).toBeLessThanOrEqual(
      8192 - ofEveryAnswer,
    );
  });

  it('keeps its headers out of the folder that is served', () => {
    const beside = [...first.keys()].filter((path) => !path.startsWith('/site/'));
    expect(beside.toSorted()).toEqual(['/console.caddy', '/headers.json', '/nginx.conf', '/scripts.json']);
  });

  it('has a configuration of nginx that says the same in parameters it can read', () => {
    const config = readFileSync(join(dist, 'nginx.conf'), 'utf8');
    const parameters = [...config.matchAll(/"[^"]*"/g)].map(([parameter]) => parameter);
    expect(parameters.filter(({ length }) => length > nginxParameterLimit)).toEqual([]);
    const pieces = [...config.matchAll(/^set \$console_policy_\d+ "([^"]*)";$/gm)].map(([, piece]) => piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(policy);
  });

  it('has scripts that a browser compiles while it loads them, all but the one it starts with', () => {
    const start = fileOf(list, 'index.html');
    const late = Object.keys(list.files).filter(
      (file) =>
        file.endsWith('.js') &&
        !readFileSync(join(dist, 'site', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(late).toEqual([start]);
  });

  it('has workers that need no other file', () => {
    // What the bundler does not list as a script of the page is a worker.
    const workers = scripts.filter((path) => !(path.slice('/site/'.length) in list.files));
    const loading = /\bimportScripts\(|\bimport\b/;
    expect(workers.filter((path) => loading.test(readFileSync(join(dist, path), 'utf8')))).toEqual([]);
  });

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
