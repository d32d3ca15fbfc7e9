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
  /** From the root of the project where it is ours: relative, or by a name of its package's own imports. */
  target: string;
}

const aliases = new Map<string, [pattern: string, target: string][]>();

/** What a package calls parts of itself: `#shared/*` and the like, from its package.json. */
function aliasesOf(folder: string): [pattern: string, target: string][] {
  const known = aliases.get(folder);
  if (known !== undefined) return known;
  const { imports = {} } = jsonOf(`${folder}/package.json`) as { imports?: Record<string, string> };
  const found = Object.entries(imports);
  aliases.set(folder, found);
  return found;
}

export function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  const folder = /^packages\/[\w-]+(?=\/)/.exec(path)?.[0];
  if (!specifier.startsWith('#') || folder === undefined) return specifier;
  for (const [pattern, target] of aliasesOf(folder)) {
    const [start = '', end = ''] = pattern.split('*');
    if (!specifier.startsWith(start) || !specifier.endsWith(end)) continue;
    const name = specifier.slice(start.length, specifier.length - end.length);
    return join(folder, target.replace('*', name));
  }
  return specifier;
}

const toImports = (path: string, specifiers: string[]): Import[] =>
  [...new Set(specifiers)].map((specifier) => ({ specifier, target: targetOf(path, specifier) }));

/** What must be there before a file runs: what it imports or re-exports statically, types aside. */
export function valueImportsOf(path: string): Import[] {
  const { staticImports, staticExports } = parse(path).module;
  return toImports(path, [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : moduleRequest.value,
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
  ]);
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
  return toImports(path, specifiers);
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
