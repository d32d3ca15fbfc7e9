import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileStore, type FileStore } from './file-store.ts';

let folder: string;
let path: string;
const opened: FileStore[] = [];

function open(): FileStore {
  for (const store of opened.splice(0)) store.close();
  const store = fileStore(path);
  opened.push(store);
  return store;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  path = join(folder, 'state');
});
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  rmSync(folder, { recursive: true });
});

it('finds nothing where nothing was kept', () => {
  expect(open().lines).toEqual([]);
});

it('finds what was added, in order', async () => {
  const store = open();
  await store.replace(['one']);
  await store.append('two');
  await store.append('three');
  expect(open().lines).toEqual(['one', 'two', 'three']);
});

it('forgets a line that a sudden end cut off', async () => {
  const store = open();
  await store.replace(['one', 'two']);
  appendFileSync(path, '{"half');
  const again = open();
  expect(again.lines).toEqual(['one', 'two']);
  await again.replace([...again.lines]);
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});

it('refuses a file that another sandbox keeps its world in', () => {
  const store = open();
  expect(() => fileStore(path)).toThrow(
    `Another sandbox (process ${process.pid}) keeps its world in ${path}`,
  );
  store.close();
  writeFileSync(`${path}.lock`, `${process.ppid}\n`);
  expect(() => fileStore(path)).toThrow(`Another sandbox (process ${process.ppid})`);
});

it('takes the lock of a process that has ended over, and gives its own back', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  for (const left of [pid, process.pid]) {
    writeFileSync(`${path}.lock`, `${left}\n`);
    const store = open();
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe(`${process.pid}\n`);
    store.close();
    expect(existsSync(`${path}.lock`)).toBe(false);
  }
});

it('keeps what stood there where new lines cannot be written, and can be used again', async () => {
  const store = open();
  await store.replace(['one']);
  mkdirSync(`${path}.new`);
  expect(() => store.replace(['two'])).toThrow('EISDIR');
  rmSync(`${path}.new`, { recursive: true });
  expect(readFileSync(path, 'utf8')).toBe('one\n');
  await store.replace(['three']);
  expect(open().lines).toEqual(['three']);
});
