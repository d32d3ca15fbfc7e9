import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The locks of this process: its number alone says nothing where every program of a container has the same one. */
const own = new Set<string>();

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The process a lock names; undefined where there is no lock, or nothing in it yet. */
function holderOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8').trim() || undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function isStale(lock: string, holder: string): boolean {
  const pid = Number(holder);
  return pid === process.pid ? !own.has(lock) : !isRunning(pid);
}

function create(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock away from a process that has ended, unless another one has done so in the meantime. */
function breakStale(lock: string, holder: string): void {
  const broken = `${lock}.${process.pid}`;
  renameSync(lock, broken);
  if (holderOf(broken) === holder) rmSync(broken);
  else renameSync(broken, lock);
}

/** Claims a file for this process until what it returns is called, or the process ends. Throws where another one has it. */
export function lockFile(path: string): () => void {
  const lock = resolve(`${path}.lock`);
  if (!create(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && isStale(lock, holder)) breakStale(lock, holder);
    if (!create(lock))
      throw new Error(
        `Another sandbox (process ${holder ?? 'unknown'}) keeps its world in ${path}. Stop it, or name another file. If there is no such sandbox, delete ${lock}.`,
      );
  }
  own.add(lock);
  const release = () => {
    process.off('exit', release);
    if (own.delete(lock)) rmSync(lock, { force: true });
  };
  process.on('exit', release);
  return release;
}
