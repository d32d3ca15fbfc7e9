import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { root } from '../../scripts/folders.ts';

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache', 'test-results']);

/** Every file under a folder of the project, as a path from its root, sorted. Fails where there is none. */
export function filesIn(folder: string, ending: RegExp = /./): string[] {
  const walk = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
      if (skipped.has(entry.name)) return [];
      const path = join(at, entry.name);
      return entry.isDirectory() ? walk(path) : [relative(root, path)];
    });
  const found = walk(join(root, folder)).filter((path) => ending.test(path));
  if (found.length === 0)
    throw new Error(`Nothing in ${folder} matches ${ending}: this law has lost its subject`);
  return found.sort();
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const jsonOf = (path: string): unknown => JSON.parse(textOf(path));

/** The syntax tree of a file, with its imports and exports. */
export function parse(path: string) {
  const parsed = parseSync(path, textOf(path));
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  return parsed;
}

export interface Import {
  /** As it is written. */
  specifier: string;
  /** From the root of the project where it is relative. */
  target: string;
}

/** What a file imports or re-exports, static and dynamic, types too. */
export function importsOf(path: string): Import[] {
  const { module, program } = parse(path);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  new Visitor({
    ImportExpression({ source }: ESTree.ImportExpression) {
      if (source.type === 'Literal' && typeof source.value === 'string') specifiers.push(source.value);
    },
  }).visit(program);
  return [...new Set(specifiers)].map((specifier) => ({
    specifier,
    target: specifier.startsWith('.') ? join(dirname(path), specifier) : specifier,
  }));
}

/** The names a file exports, types marked as such, sorted. Stars are not names, and fail. */
export function exportsOf(path: string): string[] {
  return parse(path)
    .module.staticExports.flatMap(({ entries }) => entries)
    .map(({ exportName, isType }) => {
      if (exportName.name === null) throw new Error(`${path} exports *: a door lists its names`);
      return isType ? `type ${exportName.name}` : exportName.name;
    })
    .sort();
}
