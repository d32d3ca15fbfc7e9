import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const list = 'SHA256SUMS';

/** What signatures of a release are for: one that was made for something else does not pass. */
const namespace = 'mpc-console-release';

/** Writes the SHA-256 of every file of a release into one list, as `sha256sum --check` reads it. */
export function listFiles(folder: string): void {
  const lines = readdirSync(folder)
    .filter((name) => !name.startsWith(list))
    .toSorted()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    );
  writeFileSync(join(folder, list), lines.join(''));
}

/**
 * Signs the list as OpenSSH does, so that `ssh-keygen -Y verify` can check it.
 *
 * @param key - A private key as `ssh-keygen -t ed25519` writes it. It is on the disk only while this runs.
 */
export function signList(folder: string, key: string): void {
  const secret = mkdtempSync(join(tmpdir(), 'key-'));
  try {
    const file = join(secret, 'key');
    writeFileSync(file, `${key.trim()}\n`, { mode: 0o600 });
    rmSync(join(folder, `${list}.sig`), { force: true });
    execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', file, '-n', namespace, join(folder, list)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } finally {
    rmSync(secret, { recursive: true });
  }
}
