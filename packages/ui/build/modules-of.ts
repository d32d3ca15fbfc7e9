import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'vite';

/** A door and every module of ours behind it, types left aside: what is built, and nothing that tests or shows it. */
export function modulesOf(door: string, found: Set<string> = new Set()): string[] {
  if (found.has(door)) return [];
  found.add(door);
  const { staticImports, staticExports } = parseSync(door, readFileSync(door, 'utf8')).module;
  const behind = [
    ...staticImports.filter(isNeeded).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
  ].filter((name) => name.startsWith('.'));
  for (const name of behind) modulesOf(join(door, '..', name), found);
  return [...found];
}

/** `import type` and an import of types alone leave nothing behind. */
function isNeeded({ entries }: { entries: { isType: boolean }[] }): boolean {
  return entries.length === 0 || entries.some(({ isType }) => !isType);
}
