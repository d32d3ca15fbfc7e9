import { expect, it } from 'vitest';
import { downloadUrl, fileName, grouped, hashOf } from './published-file.ts';

const sha256 = 'a1'.repeat(32);
const file = (url: string, hash = sha256) => ({ name: 'a file', url, sha256: hash });

const from = (url: string) => downloadUrl(file(url), 'http://localhost:1')?.href ?? null;

it('compares only with what is a SHA-256', () => {
  expect(hashOf(file('', sha256.toUpperCase()))).toBe(sha256);
  for (const hash of ['', sha256.slice(1), `${sha256}0`, `${sha256.slice(2)}g1`, `${sha256}\n`])
    expect(hashOf(file('', hash))).toBeNull();
  expect(grouped(sha256).split(' ')).toEqual(Array.from({ length: 8 }, () => 'a1a1a1a1'));
});

it('downloads from this server, or encrypted from another', () => {
  expect(from('/sandbox/file/tool.exe')).toBe('http://localhost:1/sandbox/file/tool.exe');
  expect(from('https://files.example/tool.exe')).toBe('https://files.example/tool.exe');
  for (const url of [
    '',
    'http://files.example/tool.exe',
    'javascript:alert(1)',
    '//files.example/x',
    'data:,x',
  ])
    expect(from(url)).toBeNull();
});

it('puts only a plain name into a command', () => {
  expect(fileName(file('https://files.example/a/key-recovery-3.2.1.exe?x=1'))).toBe('key-recovery-3.2.1.exe');
  for (const url of [
    'https://x/a%20b',
    "https://x/a';rm",
    'https://x/$(id)',
    'https://x/-rf',
    'https://x/',
    '',
  ])
    expect(fileName(file(url))).toBeNull();
});
