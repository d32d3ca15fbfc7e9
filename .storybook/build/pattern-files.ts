import { basename, join } from 'node:path';
import { fileOf, readModule } from './modules.ts';

/** One file of a pattern, as an application would have it. */
export interface PatternFile {
  name: string;
  code: string;
}

const door = join('ui', 'src', 'index.ts');

/** The page that the stories of a pattern show, and every file of ours that it stands on, all in one folder. */
export function patternFiles(stories: string): PatternFile[] {
  const found = new Map<string, string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    const module = readModule(path);
    const imported = [...module.names.values()].flatMap((name) =>
      name.kind === 'imported' ? [name.from] : [],
    );
    const files = new Map(
      imported.flatMap((from) => {
        const file = fileOf(module, from);
        return file === undefined ? [] : [[from, file] as const];
      }),
    );
    const code = [...files].reduce(
      (text, [from, file]) =>
        text.replaceAll(`'${from}'`, file.endsWith(door) ? "'@mpc/ui'" : `'./${basename(file)}'`),
      module.text,
    );
    found.set(path, code);
    for (const file of files.values()) if (!file.endsWith(door)) add(file);
  };
  add(stories.replace('.stories.tsx', '.tsx'));
  return [...found].map(([path, code]) => ({ name: basename(path), code }));
}

/** Whether the stories of a file show a whole page to copy. */
export const isPattern = (stories: string): boolean => stories.includes(join('ui', 'src', 'patterns'));
