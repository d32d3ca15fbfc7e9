import { join } from 'node:path';
import { below, declaringModule, fileOf, readModule, type Module, type Node } from './modules.ts';
import { bare, storyCall, type Piece } from './story-parts.ts';

/** What a story shows cannot be written down for others; says why. */
export class Unwritable extends Error {}

/** Where the parameters of a `render` go: what is spread, and what has a name of its own. */
export interface Given {
  args: ReadonlyMap<string, Piece>;
  /** The name of all args, or of the rest of them. */
  spread?: string;
  /** What is left of the args where they are spread. */
  rest: ReadonlySet<string>;
}

type Edit = [start: number, end: number, text: string];

const ui = '/packages/ui/src/';
const examples = /\.(guide|stories)\.tsx$|\/(patterns|foundations)\//;

const isOfTheLibrary = (path: string) => path.includes(ui) && !examples.test(path);

/** A number, or an object of such: it may as well be written out. */
function isPlainValue(module: Module, name: string): boolean {
  const meaning = module.names.get(name);
  const value = meaning?.kind === 'declared' ? meaning.value : null;
  return value !== null && /^(Literal|ObjectExpression|BinaryExpression)$/.test(value.type);
}

/** Writes pieces of files as code for an application: it collects what they import, and declares what they stand on. */
export function createWriter(root: string) {
  const door = readModule(join(root, 'packages/ui/src/index.ts')).passes;
  const imports = new Map<string, Map<string, boolean>>();
  const declared = new Map<string, { path: string; text: string }>();
  /** What a render function takes from its args by name. */
  const hoisted = new Map<string, string>();

  function refer(module: Module, name: string): void {
    const meaning = module.names.get(name);
    if (meaning === undefined) return;
    if (meaning.kind === 'declared') {
      declare(module, name);
      return;
    }
    const path = fileOf(module, meaning.from);
    if (path === undefined) bring(meaning.from, name, meaning.isType);
    else if (door.has(meaning.name) && isOfTheLibrary(path)) bring('@mpc/ui', name, meaning.isType);
    else if (meaning.name !== name) throw new Unwritable(`${name} is called ${meaning.name} elsewhere`);
    else {
      const { module: other, name: there } = declaringModule(path, name);
      if (!meaning.isType && isOfTheLibrary(other.path) && !isPlainValue(other, there))
        throw new Unwritable(`${name} is internal`);
      declare(other, there);
    }
  }

  function bring(from: string, name: string, isType: boolean): void {
    if (from.startsWith('storybook') || from.startsWith('.'))
      throw new Unwritable(`${name} comes from ${from}`);
    const names = imports.get(from) ?? new Map<string, boolean>();
    names.set(name, isType && (names.get(name) ?? true));
    imports.set(from, names);
  }

  function declare(module: Module, name: string): void {
    const meaning = module.names.get(name);
    const before = declared.get(name);
    if (before !== undefined && before.path !== module.path) throw new Unwritable(`there are two ${name}`);
    if (before !== undefined || meaning?.kind !== 'declared') return;
    if (storyCall(meaning.value) !== undefined) throw new Unwritable(`${name} is a story`);
    declared.set(name, { path: module.path, text: '' });
    const { statement } = meaning;
    const text = write({ module, node: (statement['declaration'] ?? statement) as Node });
    // Comes behind what it stands on.
    declared.delete(name);
    declared.set(name, { path: module.path, text: commentAbove(module, statement) + text });
  }

  /** The code of a piece, with its args in their places. */
  function write({ module, node }: Piece, given?: Given): string {
    const own = namesWithin(node);
    const edits: Edit[] = [];
    const visit = (at: Node): void => {
      const edit = editOf(module, at, given);
      if (edit !== undefined) {
        edits.push([at.start, at.end, edit]);
        return;
      }
      if (at.type === 'JSXOpeningElement' && given?.spread !== undefined) visitElement(at, given);
      if (isReference(at) && !own.has(at['name'] as string)) refer(module, at['name'] as string);
      for (const child of below(at)) if (!isMereName(at, child) && !isSpread(child, given)) visit(child);
    };
    /** Args that are spread are written out, those aside that the element says itself. */
    const visitElement = (at: Node, { args, rest }: Given): void => {
      const attributes = at['attributes'] as Node[];
      const place = attributes.find((attribute) => isSpread(attribute, given));
      if (place === undefined) return;
      const said = new Set(attributes.map(({ name }) => (name as Node | undefined)?.['name'] as string));
      const written = [...args].filter(([name]) => rest.has(name) && !said.has(name) && name !== 'children');
      edits.push([place.start, place.end, attributesOf(written)]);
      const children = args.get('children');
      if (at['selfClosing'] !== true || children === undefined || !rest.has('children')) return;
      const tag = module.text.slice((at['name'] as Node).start, (at['name'] as Node).end);
      edits.push([at.end - 2, at.end, `>${childrenOf(children)}</${tag}>`]);
    };
    visit(node);
    return edited(module.text, node, edits);
  }

  function editOf(module: Module, at: Node, given: Given | undefined): string | undefined {
    if (at.type === 'CallExpression') {
      const callee = at['callee'] as Node;
      const meaning = callee.type === 'Identifier' ? module.names.get(callee['name'] as string) : undefined;
      if (meaning?.kind !== 'imported' || meaning.from !== 'storybook/test' || meaning.name !== 'fn')
        return undefined;
      const [does] = at['arguments'] as Node[];
      return does === undefined ? '() => undefined' : write({ module, node: does }, given);
    }
    if (given === undefined) return undefined;
    if (at.type === 'MemberExpression' && isNamed(at['object'] as Node, given.spread))
      return argOf((at['property'] as Node)['name'] as string, given);
    if (at.type !== 'Identifier') return undefined;
    const name = at['name'] as string;
    if (name === given.spread) throw new Unwritable('its args go on as a whole');
    return undefined;
  }

  /** An arg that is used by its name: written in place where it is a name, or else declared above. */
  function argOf(name: string, { args }: Given): string {
    const piece = args.get(name);
    if (piece === undefined) return 'undefined';
    if (bare(piece.node).type === 'Identifier') return write(piece);
    hoisted.set(name, write(piece));
    return name;
  }

  const attributesOf = (args: readonly (readonly [string, Piece])[]): string =>
    args.map(([name, piece]) => attributeOf(name, piece)).join(' ');

  function attributeOf(name: string, piece: Piece): string {
    const text = write(piece);
    if (text === 'undefined') return '';
    if (text === 'true') return name;
    return /^'[^'"\\&{]*'$/.test(text) ? `${name}="${text.slice(1, -1)}"` : `${name}={${text}}`;
  }

  function childrenOf(piece: Piece): string {
    const text = write(piece);
    if (/^'[^'"\\&{}<>]*'$/.test(text)) return text.slice(1, -1);
    return /^JSX(Element|Fragment)$/.test(bare(piece.node).type) ? text : `{${text}}`;
  }

  const importLines = () =>
    [...imports]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, names]) => {
        const list = [...names].sort(([one], [other]) => (one < other ? -1 : 1));
        return `import { ${list.map(([name, isType]) => (isType ? `type ${name}` : name)).join(', ')} } from '${from}';`;
      });

  return {
    write,
    attributesOf,
    childrenOf,
    argOf,
    hoisted,
    isTaken: (name: string) => declared.has(name) || [...imports.values()].some((names) => names.has(name)),
    /** Everything that was written for it, and the code itself. */
    whole: (code: string) =>
      [importLines().join('\n'), ...[...declared.values()].map(({ text }) => text), code].join('\n\n'),
  };
}

const isNamed = (node: Node, name: string | undefined) =>
  name !== undefined && node.type === 'Identifier' && node['name'] === name;

const isSpread = (node: Node, given: Given | undefined) =>
  node.type === 'JSXSpreadAttribute' && isNamed(node['argument'] as Node, given?.spread);

const isReference = ({ type, name }: Node) =>
  type === 'Identifier' || (type === 'JSXIdentifier' && /^[A-Z]/.test(name as string));

/** A name of a field, which stands for nothing else. */
function isMereName(parent: Node, child: Node): boolean {
  if (parent['computed'] === true) return false;
  if (/^(MemberExpression|JSXMemberExpression)$/.test(parent.type)) return parent['property'] === child;
  if (parent.type === 'JSXAttribute') return parent['name'] === child;
  if (/^(Property|TSPropertySignature|TSMethodSignature|PropertyDefinition)$/.test(parent.type))
    return parent['key'] === child && parent['shorthand'] !== true;
  return false;
}

/** What is declared inside, and so stands for nothing outside. */
function namesWithin(node: Node): Set<string> {
  const found = new Set<string>();
  const bind = (pattern: Node): void => {
    if (pattern.type === 'Identifier') found.add(pattern['name'] as string);
    else if (pattern.type === 'Property') bind(pattern['value'] as Node);
    else if (pattern.type === 'AssignmentPattern') bind(pattern['left'] as Node);
    else
      below(pattern)
        .filter(({ type }) => !type.startsWith('TS'))
        .forEach(bind);
  };
  const visit = (at: Node): void => {
    if (/Function/.test(at.type)) for (const param of at['params'] as Node[]) bind(param);
    if (at.type === 'VariableDeclarator') bind(at['id'] as Node);
    below(at).forEach(visit);
  };
  visit(node);
  return found;
}

function commentAbove({ text }: Module, { start }: Node): string {
  const before = text.slice(0, start).trimEnd();
  const begin = before.endsWith('*/') ? before.lastIndexOf('/**') : -1;
  return begin === -1 ? '' : `${before.slice(begin)}\n`;
}

/** The text of a node with other text in places. */
function edited(text: string, { start, end }: Node, edits: Edit[]): string {
  let at = start;
  const parts: string[] = [];
  for (const [from, to, instead] of edits.sort(([one], [other]) => one - other)) {
    parts.push(text.slice(at, from), instead);
    at = to;
  }
  return [...parts, text.slice(at, end)].join('');
}
