import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from '../packages/console/build/compress.ts';
import { buildOnce, sourcesHash } from './console-build.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const make = (text: string) => async (into: string) => writeFileSync(join(into, 'index.html'), text);
const pageOf = (build: string) => readFileSync(join(build, 'index.html'), 'utf8');

describe('a build that is made once', () => {
  it('is not made again for the same sources', async () => {
    const build = await buildOnce(folder, 'a', make('first'));
    expect(await buildOnce(folder, 'a', make('second'))).toBe(build);
    expect(pageOf(build)).toBe('first');
  });

  it('stays as it is when other sources are built', async () => {
    const build = await buildOnce(folder, 'a', make('first'));
    const other = await buildOnce(folder, 'b', make('second'));
    expect([pageOf(build), pageOf(other)]).toEqual(['first', 'second']);
  });

  it('is one when two starts make it at once', async () => {
    const builds = await Promise.all([
      buildOnce(folder, 'a', make('same')),
      buildOnce(folder, 'a', make('same')),
    ]);
    expect(builds).toEqual([join(folder, 'a'), join(folder, 'a')]);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('is not there when making it failed', async () => {
    const failing = buildOnce(folder, 'a', async (into) => {
      writeFileSync(join(into, 'index.html'), 'half');
      throw new Error('No space left');
    });
    await expect(failing).rejects.toThrow('No space left');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('goes when five others were used later', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const [index, name] of names.entries()) {
      const build = await buildOnce(folder, name, make(name));
      utimesSync(build, index, index);
    }
    await buildOnce(folder, 'a', make('a'));
    await buildOnce(folder, 'f', make('f'));
    expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd', 'e', 'f']);
  });
});

describe('the name of sources', () => {
  it('changes with every byte, name and file, and with nothing that is made from them', () => {
    const names = new Set<string>();
    const add = () => names.add(sourcesHash(folder));
    write('packages/console/src/app.ts', 'ab');
    add();
    write('packages/console/src/app.ts', 'ac');
    add();
    write('locales/en-US/translation.json', '{}');
    add();
    write('locales/zh-CN/translation.json', '{}');
    add();
    write('pnpm-lock.yaml', 'lock');
    add();
    expect(names.size).toBe(5);
    write('packages/console/dist/index.html', 'made');
    write('packages/console/node_modules/x/index.js', 'installed');
    write('README.md', 'words');
    add();
    expect(names.size).toBe(5);
  });
});

it('compresses every text that becomes smaller, and leaves it beside', async () => {
  const text = 'the same, '.repeat(100);
  write('assets/a.js', text);
  write('assets/tiny.css', 'a{}');
  write('assets/font.woff2', text);
  write('.vite/manifest.json', text);
  await compressFiles(folder);
  expect(readdirSync(join(folder, 'assets'))).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'font.woff2',
    'tiny.css',
  ]);
  expect(existsSync(join(folder, '.vite', 'manifest.json.br'))).toBe(false);
  const read = (suffix: string) => readFileSync(join(folder, `assets/a.js${suffix}`));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(text);
  expect(gunzipSync(read('.gz')).toString()).toBe(text);
});
