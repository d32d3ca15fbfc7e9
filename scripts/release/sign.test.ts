import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../folders.ts';
import { listFiles, signList } from './sign.ts';

const hasOpenSsh = spawnSync('ssh-keygen', ['-?']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'release-'));
const keys = mkdtempSync(join(tmpdir(), 'keys-'));

afterAll(() => {
  for (const one of [folder, keys]) rmSync(one, { recursive: true });
});

function throwawayKey(name: string): { secret: string; open: string } {
  const file = join(keys, name);
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]);
  return { secret: readFileSync(file, 'utf8'), open: readFileSync(`${file}.pub`, 'utf8') };
}

/** The commands of the README, as a person would copy them. */
const commands = /```sh\n(ssh-keygen -Y verify [^]*?)```/.exec(
  readFileSync(join(root, 'README.md'), 'utf8'),
)?.[1];

const verify = () =>
  spawnSync('sh', ['-ec', String(commands)], { cwd: folder, env: { ...process.env, LC_ALL: 'C' } }).status;

describe.skipIf(!hasOpenSsh)(hasOpenSsh ? 'a release' : 'ssh-keygen of OpenSSH is not installed', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'console.tar.gz'), 'console');
    const { secret, open } = throwawayKey('ours');
    listFiles(folder);
    signList(folder, secret);
    writeFileSync(join(folder, 'allowed_signers'), `release ${open}`);
  });

  it('passes the commands of the README', () => {
    expect(commands).toContain('sha256sum');
    expect(verify()).toBe(0);
  });

  it('passes them no more when a file has one byte more', () => {
    appendFileSync(join(folder, 'console.tar.gz'), ' ');
    expect(verify()).not.toBe(0);
  });

  it('passes them no more when the list was made anew for it', () => {
    listFiles(folder);
    expect(verify()).not.toBe(0);
  });

  it('does not pass them when somebody else signed it', () => {
    signList(folder, throwawayKey('theirs').secret);
    expect(verify()).not.toBe(0);
  });

  it('is not signed with what is no key', () => {
    expect(() => signList(folder, 'nonsense')).toThrow('ssh-keygen');
  });
});
