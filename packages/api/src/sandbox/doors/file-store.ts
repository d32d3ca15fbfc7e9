import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { Store } from '../keeper.ts';
import { lockFile } from './file-lock.ts';

/** A store that no other program may use at the same time. */
export interface FileStore extends Store {
  /** Closes the file, for whoever wants it next. */
  close(): void;
}

/** The whole lines of a file. What a sudden end left of a last one is no line. */
function linesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
}

function writeAll(path: string, lines: readonly string[]): void {
  const file = openSync(path, 'w');
  try {
    for (const line of lines) writeSync(file, `${line}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Keeps a sandbox in a file, line by line. Throws where another program has it. */
export function fileStore(path: string): FileStore {
  const release = lockFile(path);
  let file: number | undefined;

  function closeFile(): void {
    if (file !== undefined) closeSync(file);
    file = undefined;
  }

  function read(): string[] {
    try {
      return linesOf(path);
    } catch (error) {
      release();
      throw error;
    }
  }

  return {
    place: path,
    lines: read(),
    append(line) {
      file ??= openSync(path, 'a');
      writeSync(file, `${line}\n`);
    },
    replace(all) {
      const fresh = `${path}.new`;
      writeAll(fresh, all);
      closeFile();
      renameSync(fresh, path);
    },
    close() {
      closeFile();
      release();
    },
  };
}
