import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';

/** A piece of the text, and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What a module asks for, and where it says so. */
interface ModuleRequest {
  value: string;
  start: number;
  end: number;
}

/** Packages that a React Server Component may use. A module that imports any other belongs to the client. */
const serverCallable = new Set(['@internationalized/date', 'uqr']);

/** Makes one compiled module ready for whoever bundles it, renders it on a server or hydrates it. */
export function finishModule(path: string, code: string): string {
  const { program, module } = parseSync(path, code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ];
  const constants = program.body.flatMap(constantsOf);
  const finished = apply(code, [
    ...requests.flatMap(endInJs),
    ...requests.flatMap((request) => makeElements(path, request)),
    ...module.staticImports.flatMap(importByName),
    ...constants.flatMap(markPure),
    ...constants.flatMap((constant) => nameClass(basename(path, '.js'), constant)),
    ...stylesOf(program).flatMap(({ quasi }) => quasi.quasis.flatMap(tighten)),
  ]);
  const ofClient = requests.some(({ value }) => !value.startsWith('.') && !serverCallable.has(value));
  return ofClient ? `"use client";\n${finished}` : finished;
}

function apply(code: string, edits: Edit[]): string {
  const unique = new Map(edits.map((edit) => [`${edit.start} ${edit.end}`, edit]));
  return [...unique.values()]
    .sort((one, other) => one.start - other.start)
    .reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Without a bundler a module is found by the name of its file only. */
function endInJs({ value, start, end }: ModuleRequest): Edit[] {
  const ours = /^\.{1,2}\/.*\.tsx?$/.test(value);
  return ours ? [{ start, end, text: JSON.stringify(value.replace(/\.tsx?$/, '.js')) }] : [];
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Elements are made by a module of the library's own. */
function makeElements(path: string, { value, start, end }: ModuleRequest): Edit[] {
  if (value !== '@mpc/ui/jsx-runtime') return [];
  const way = relative(dirname(path), join(dist, 'jsx-runtime.js')).replaceAll('\\', '/');
  return [{ start, end, text: JSON.stringify(way.startsWith('.') ? way : `./${way}`) }];
}

/** Node takes styled-components as CommonJS, whose default is everything at once: by its name, `styled` is itself. */
function importByName({ moduleRequest, entries }: StaticImport): Edit[] {
  const [first, second] = entries;
  if (moduleRequest.value !== 'styled-components' || first?.importName.kind !== 'Default') return [];
  const { start } = first.localName;
  return second === undefined
    ? [{ start, end: first.localName.end, text: '{ styled }' }]
    : [{ start, end: second.localName.start, text: '{ styled, ' }];
}

type StaticImport = ReturnType<typeof parseSync>['module']['staticImports'][number];

function constantsOf(statement: ESTree.Directive | ESTree.Statement): ESTree.VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' && declared.kind === 'const' ? declared.declarations : [];
}

/** Says of a constant that is made by a call that nobody misses it where it is not used. */
function markPure({ init }: ESTree.VariableDeclarator): Edit[] {
  if (!init || !/^(Call|New|TaggedTemplate)Expression$/.test(init.type)) return [];
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
    { start: init.end, end: init.end, text: ')()' },
  ];
}

/**
 * A styled component takes its class from a count of those before it, which is another on a server that loads them all
 * than in a browser that loads a few: a name of its own is the same in both.
 */
function nameClass(file: string, { id, init }: ESTree.VariableDeclarator): Edit[] {
  if (id.type !== 'Identifier' || init?.type !== 'TaggedTemplateExpression') return [];
  const { tag } = init;
  if (rootOf(tag) !== 'styled') return [];
  const componentId = `mpc-${file.replace('.styles', '')}-${id.name}`;
  return [{ start: tag.end, end: tag.end, text: `.withConfig(${JSON.stringify({ componentId })})` }];
}

/** What an expression such as `styled.div.attrs({})` starts from. */
function rootOf(expression: ESTree.Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'CallExpression') return rootOf(expression.callee);
  return expression.type === 'MemberExpression' ? rootOf(expression.object) : undefined;
}

function stylesOf(program: ESTree.Program): ESTree.TaggedTemplateExpression[] {
  const found: ESTree.TaggedTemplateExpression[] = [];
  new Visitor({
    TaggedTemplateExpression(node) {
      if (/^(styled|css|keyframes|createGlobalStyle)$/.test(rootOf(node.tag) ?? '')) found.push(node);
    },
  }).visit(program);
  return found;
}

/** A browser needs neither the lines of a style sheet nor its comments, of which one kind ends with its line. */
function tighten({ value, start, end }: ESTree.TemplateElement): Edit[] {
  const text = value.raw.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '').replace(/\s*\n\s*/g, ' ');
  return [{ start, end, text }];
}
