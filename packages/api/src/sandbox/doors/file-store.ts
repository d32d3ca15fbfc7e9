import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { Store } from '../keeper.ts';

/** The whole lines of a file. What a sudden end left of a last one is no line. */
function linesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
}

/** Keeps a sandbox in a file, line by line. */
export function fileStore(path: string): Store {
  const lines = linesOf(path);
  let file: number | undefined;

  return {
    place: path,
    lines,
    append(line) {
      file ??= openSync(path, 'a');
      writeSync(file, `${line}\n`);
    },
    replace(all) {
      const fresh = `${path}.new`;
      const next = openSync(fresh, 'w');
      for (const line of all) writeSync(next, `${line}\n`);
      fsyncSync(next);
      closeSync(next);
      if (file !== undefined) closeSync(file);
      file = undefined;
      renameSync(fresh, path);
    },
  };
}
