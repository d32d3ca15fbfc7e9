/** The words of the document: the comments beside the contract's lines and the schemas' fields, where editors show them too. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';
import type { Endpoint } from '../src/core/endpoint.ts';

const root = new URL('../src/', import.meta.url);

interface Source {
  text: string;
  comments: ReturnType<typeof parseSync>['comments'];
  /** What it declares, and what it imports from others of these files. */
  names: Map<string, SourceNode>;
}

/** A piece of code, and the comment on top of it. */
export interface SourceNode {
  source: Source;
  node: ESTree.Node;
  words: string | undefined;
}

const sources = new Map<string, Source>();

/** The text of the comment that ends where a piece of code begins. */
function wordsAbove({ text, comments }: Source, start: number): string | undefined {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || text.slice(comment.end, start).trim() !== '') return undefined;
  const lines = comment.value.slice(1).split('\n');
  const words = lines.map((line) => line.replace(/^\s*\* ?/, '').trim()).join(' ');
  return words.trim().replace(/@default (.+?)\.?$/, 'Default: $1.');
}

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(file, root), 'utf8');
  const { program, comments, module } = parseSync(file, text);
  const source: Source = { text, comments, names: new Map() };
  sources.set(file, source);
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.startsWith('.')) continue;
    const target = new URL(moduleRequest.value, new URL(file, root)).href.slice(root.href.length);
    const { names } = sourceOf(target);
    for (const { importName, localName } of entries) {
      const place = names.get(importName.name ?? '');
      if (place !== undefined) source.names.set(localName.value, place);
    }
  }
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || init === null) continue;
      source.names.set(id.name, { source, node: init, words: wordsAbove(source, statement.start) });
    }
  }
  return source;
}

const keyOf = (key: ESTree.Node): string => (key.type === 'Identifier' ? key.name : '');

/** The fields that a piece of code gives an object: its own, those it spreads, and those of the schemas it calls. */
export function fieldsAt({ source, node }: SourceNode): Map<string, SourceNode> {
  const at = (inner: ESTree.Node) => fieldsAt({ source, node: inner, words: undefined });
  switch (node.type) {
    case 'ObjectExpression':
      return new Map(
        node.properties.flatMap((property): [string, SourceNode][] => {
          if (property.type === 'SpreadElement') return [...at(property.argument)];
          const words = wordsAbove(source, property.start);
          return [[keyOf(property.key), { source, node: property.value, words }]];
        }),
      );
    case 'Identifier': {
      const place = source.names.get(node.name);
      return place === undefined ? new Map<string, SourceNode>() : fieldsAt(place);
    }
    case 'MemberExpression': {
      const fields = at(node.object);
      const name = keyOf(node.property);
      if (name === 'entries') return fields;
      const field = fields.get(name);
      return field === undefined ? new Map<string, SourceNode>() : fieldsAt(field);
    }
    case 'CallExpression': {
      const own = node.callee.type === 'Identifier' ? at(node.callee) : undefined;
      return own ?? node.arguments.map(at).find(({ size }) => size > 0) ?? new Map<string, SourceNode>();
    }
    case 'ArrowFunctionExpression':
      return at(node.body);
    default:
      return new Map();
  }
}

/** What is said of a field: beside it, or where the values it takes are declared. */
export function wordsAt({ source, node, words }: SourceNode): string | undefined {
  if (words !== undefined) return words;
  if (node.type === 'Identifier') return source.names.get(node.name)?.words;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const [inner] = node.arguments;
  const isOnly = ['array', 'nullable', 'optional'].includes(keyOf(node.callee.property));
  return isOnly && inner !== undefined ? wordsAt({ source, node: inner, words: undefined }) : undefined;
}

const linesByDomain = new Map<string, { words: string | undefined; lines: Map<string, SourceNode> }>();
for (const file of globSync('domains/*/*.contract.ts', { cwd: root })) {
  for (const { source, node, words } of sourceOf(file).names.values()) {
    if (node.type !== 'CallExpression' || keyOf(node.callee) !== 'domain') continue;
    const [name, calls] = node.arguments;
    if (name?.type !== 'Literal' || calls === undefined) continue;
    const lines = fieldsAt({ source, node: calls, words: undefined });
    linesByDomain.set(String(name.value), { words, lines });
  }
}

/** The comment on top of a domain. */
export const wordsOfDomain = (domain: string) => linesByDomain.get(domain)?.words;

/** Where a call is declared. */
export const placeOfLine = ({ domain, name }: Pick<Endpoint, 'domain' | 'name'>) =>
  linesByDomain.get(domain)?.lines.get(name);

/** Where a call's parameters or data are declared. */
export function placeInLine(call: Endpoint, part: 'params' | 'data'): SourceNode | undefined {
  const line = placeOfLine(call);
  const shape = line?.node.type === 'CallExpression' ? line.node.arguments[1] : undefined;
  return line && shape && fieldsAt({ ...line, node: shape }).get(part);
}

/** Where a schema file declares a name. */
export const placeOfSchema = (file: string, name: string) => sourceOf(file).names.get(name);
