import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileStore } from './file-store.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  path = join(folder, 'state');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds nothing where nothing was kept', () => {
  expect(fileStore(path).lines).toEqual([]);
});

it('finds what was added, in order', async () => {
  const store = fileStore(path);
  await store.replace(['one']);
  await store.append('two');
  await store.append('three');
  expect(fileStore(path).lines).toEqual(['one', 'two', 'three']);
});

it('forgets a line that a sudden end cut off', async () => {
  const store = fileStore(path);
  await store.replace(['one', 'two']);
  appendFileSync(path, '{"half');
  const again = fileStore(path);
  expect(again.lines).toEqual(['one', 'two']);
  await again.replace([...again.lines]);
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});
