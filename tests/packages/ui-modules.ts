import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A module of the built library. */
export interface Module {
  /** Other modules of the library that it imports, by their paths. */
  own: string[];
  /** Packages it imports, without what is behind them, such as `react` for `react/jsx-runtime`. */
  packages: string[];
  /** Where each of its names comes from, when it only hands them on. */
  handsOn: Map<string, { from: string; name: string }>;
  isOfClient: boolean;
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const isOwn = (specifier: string) => specifier.startsWith('.');

function read(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const { staticImports, staticExports } = parseSync(path, text).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ];
  const imported = staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.map(
      ({ localName, importName }) => [localName.value, moduleRequest.value, importName.name] as const,
    ),
  );
  const handsOn = entries.flatMap(({ exportName, moduleRequest, importName, localName }) => {
    const [, from = moduleRequest?.value, name = importName.name] =
      imported.find(([local]) => local === localName.name) ?? [];
    return exportName.name === null || from === undefined || !isOwn(from)
      ? []
      : [[exportName.name, { from: join(dirname(path), from), name: name ?? exportName.name }] as const];
  });
  // Elements are made by a module of its own, which is React's with texts isolated.
  const makesElements = specifiers.some((specifier) => specifier.endsWith('/jsx-runtime.js'));
  return {
    own: specifiers.filter(isOwn).map((specifier) => join(dirname(path), specifier)),
    packages: [
      ...new Set(specifiers.filter((specifier) => !isOwn(specifier)).map(packageOf)),
      ...(makesElements ? ['react'] : []),
    ],
    handsOn: new Map(handsOn),
    isOfClient: text.startsWith('"use client";'),
  };
}

/** Every module of a built package, by its path. */
export function modulesIn(dist: string): Map<string, Module> {
  return new Map(
    globSync('**/*.js', { cwd: dist }).map((path) => [join(dist, path), read(join(dist, path))]),
  );
}

/** A module and all that it is made of. */
export function behind(modules: Map<string, Module>, path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of modules.get(path)?.own ?? []) behind(modules, next, found);
  return found;
}

/** The module that a name at a door is written in. */
export function homeOf(modules: Map<string, Module>, door: string, name: string): string {
  const next = modules.get(door)?.handsOn.get(name);
  return next === undefined ? door : homeOf(modules, next.from, next.name);
}
