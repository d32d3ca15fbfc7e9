import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { serveFile, standInFile } from './stand-in-file.ts';

const get = (path: string, method = 'GET') =>
  serveFile(new Request(`http://sandbox${path}`, { method }), new URL(`http://sandbox${path}`));

it('a file says what its checksum was taken of, and is saved under its name', () => {
  const { url, sha256 } = standInFile('key-recovery-3.2.1.exe');
  const answer = get(url);
  const body = typeof answer?.body === 'string' ? answer.body : '';
  expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
  expect(answer?.headers).toContainEqual([
    'Content-Disposition',
    'attachment; filename="key-recovery-3.2.1.exe"',
  ]);
});

it.each(['/sandbox/file/', '/sandbox/file/a%22b', '/sandbox/file/a/b', '/sandbox/files', '/sandbox'])(
  'nothing is handed out for %s',
  (path) => {
    expect(get(path)).toBeUndefined();
  },
);

it('files are only read', () => {
  expect(get('/sandbox/file/a.txt', 'POST')).toBeUndefined();
});
