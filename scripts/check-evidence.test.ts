import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evidenceArchive } from '@mpc/api/evidence';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('says what an archive is all of: wallet, period, filters, and how many the server counted', () => {
  const { text, root } = evidenceArchive(
    {
      made: { at: '2026-01-05T09:30:00.000Z', uid: 10001, name: 'Ana Ruiz', build: '', language: 'en-US' },
      scope: {
        all_of: 'Transfer',
        wallet: { id: 1001, name: 'Treasury\u202e' },
        from: '2026-01-01T00:00:00.000Z',
        to: null,
        filters: { sub_wallet_id: '2001,2002', status: '2000' },
        count: 0,
      },
    },
    [],
  );
  const file = join(folder, 'archive.jsonl');
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--conditions=@mpc/source', 'scripts/check-evidence.ts', file, '--root', root],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout.trimEnd().split('\n').slice(-8)).toEqual([
    'All of: Transfer',
    'Wallet: Treasury[U+202E] (1001)',
    'From (UTC): 2026-01-01T00:00:00.000Z',
    'To (UTC): No limit',
    'Filter status: 2000',
    'Filter sub_wallet_id: 2001,2002',
    'Number according to the server: 0',
    'Number in this file: 0',
  ]);
});

it('says which file is not there', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@mpc/source', 'scripts/check-evidence.ts', join(folder, 'none.jsonl')],
    { encoding: 'utf8' },
  );
  expect(status).toBe(66);
  expect(stderr).toBe(`No such file: ${join(folder, 'none.jsonl')}\n`);
});
