import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Node of this machine. */
export interface NodeProgram {
  path: string;
  /** Such as 20.20.2. */
  version: string;
}

/** Every Node on the PATH that is at least 20: the project's own, and the machine's behind it. */
export function findNodes(): NodeProgram[] {
  const paths = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
  return [...new Set(paths)]
    .map((path) => ({ path, version: execFileSync(path, ['-p', 'process.versions.node']).toString().trim() }))
    .filter(({ version }) => Number.parseInt(version, 10) >= 20);
}
