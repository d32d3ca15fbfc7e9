import type { ToolDownload } from '@mpc/api';
import { fileName, hashOf, type PublishedFile } from '../file/published-file.ts';

/** What prints `OK` or `True` only for the right file, and what else it prints for another. */
export interface VerifyCommand {
  command: string;
  /** What stands there for the right file. */
  good: string;
}

/**
 * The command that compares a downloaded file with its hash on a kind of computer. Null where name or hash could not be put
 * into a command without meaning something else.
 */
export function verifyCommand(platform: ToolDownload['platform'], file: PublishedFile): VerifyCommand | null {
  const [name, hash] = [fileName(file), hashOf(file)];
  if (name === null || hash === null) return null;
  switch (platform) {
    case 'windows':
      return { command: `(Get-FileHash -Algorithm SHA256 '${name}').Hash -eq '${hash}'`, good: 'True' };
    case 'macos':
      return { command: `echo '${hash}  ${name}' | shasum -a 256 -c`, good: `${name}: OK` };
    case 'linux':
      return { command: `echo '${hash}  ${name}' | sha256sum -c`, good: `${name}: OK` };
    default:
      return null;
  }
}
