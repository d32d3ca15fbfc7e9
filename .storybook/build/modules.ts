import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** Any node of a syntax tree, as far as walking through it goes. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** What a name of a module stands for. */
type Meaning =
  | { kind: 'declared'; statement: Node; value: Node | null }
  | { kind: 'imported'; from: string; name: string; isType: boolean };

/** A file of ours: its text, and what each of its names means. */
export interface Module {
  path: string;
  text: string;
  names: Map<string, Meaning>;
  /** What it hands on from others, by the name it has outside. */
  passes: Map<string, { from: string; name: string }>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes right below one. */
export const below = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const known = new Map<string, { changed: number; module: Module }>();

/** Reads a file once, and again when it changed. */
export function readModule(path: string): Module {
  const changed = statSync(path).mtimeMs;
  const before = known.get(path);
  if (before?.changed === changed) return before.module;
  const module = parseModule(path);
  known.set(path, { changed, module });
  return module;
}

function parseModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const { program } = parseSync(path, text);
  const names: Module['names'] = new Map();
  const passes: Module['passes'] = new Map();
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration')
      addImports(statement as unknown as ESTree.ImportDeclaration, names);
    const passed = statement as unknown as ESTree.ExportNamedDeclaration;
    if (statement.type === 'ExportNamedDeclaration' && passed.source)
      for (const { exported, local } of passed.specifiers)
        passes.set(nameOf(exported), { from: passed.source.value, name: nameOf(local) });
    const declaration = (statement['declaration'] ?? statement) as Node;
    for (const [name, value] of declaredBy(declaration))
      names.set(name, { kind: 'declared', statement, value });
  }
  return { path, text, names, passes };
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

function addImports(
  { source, specifiers, importKind }: ESTree.ImportDeclaration,
  names: Module['names'],
): void {
  for (const specifier of specifiers) {
    const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
    const isType =
      importKind === 'type' || (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type');
    names.set(specifier.local.name, { kind: 'imported', from: source.value, name, isType });
  }
}

function declaredBy(declaration: Node): [name: string, value: Node | null][] {
  if (declaration.type === 'VariableDeclaration')
    return (declaration['declarations'] as Node[]).flatMap(({ id, init }) =>
      (id as Node).type === 'Identifier' ? [[(id as Node)['name'] as string, init as Node | null]] : [],
    );
  if (!/^(FunctionDeclaration|ClassDeclaration|TS(TypeAlias|Interface)Declaration)$/.test(declaration.type))
    return [];
  return [[(declaration['id'] as Node)['name'] as string, declaration]];
}

/** Whether a name of another file is one of ours, and where that is. */
export function fileOf(module: Module, from: string): string | undefined {
  const path = join(dirname(module.path), from);
  return from.startsWith('.') && existsSync(path) ? path : undefined;
}

/** Follows a name through the files that hand it on, to the one that declares it. */
export function declaringModule(path: string, name: string): { module: Module; name: string } {
  const module = readModule(path);
  const passed = module.passes.get(name);
  const next = passed === undefined ? undefined : fileOf(module, passed.from);
  return passed === undefined || next === undefined ? { module, name } : declaringModule(next, passed.name);
}
