import { declaringModule, fileOf, type Module, type Node } from './modules.ts';

/** A piece of a file. */
export interface Piece {
  module: Module;
  node: Node;
}

/** What a story is drawn from, its component's and its own. */
export interface StoryParts {
  component?: Piece;
  render?: Piece;
  args: Map<string, Piece>;
}

/** An expression without what only a type checker reads. */
export function bare(node: Node): Node {
  return /^(TSAsExpression|TSSatisfiesExpression|TSInstantiationExpression|ParenthesizedExpression)$/.test(
    node.type,
  )
    ? bare(node['expression'] as Node)
    : node;
}

/** What a name was declared as, here or in the file it comes from. */
export function valueOf({ module, node }: Piece): Piece {
  const inner = bare(node);
  if (inner.type !== 'Identifier') return { module, node: inner };
  const meaning = module.names.get(inner['name'] as string);
  if (meaning?.kind === 'declared' && meaning.value !== null) return valueOf({ module, node: meaning.value });
  if (meaning?.kind !== 'imported') return { module, node: inner };
  const path = fileOf(module, meaning.from);
  if (path === undefined) return { module, node: inner };
  const { module: other, name } = declaringModule(path, meaning.name);
  const there = other.names.get(name);
  return there?.kind === 'declared' && there.value !== null
    ? valueOf({ module: other, node: there.value })
    : { module, node: inner };
}

const keyOf = (property: Node) => {
  const key = property['key'] as Node;
  return (key['name'] ?? key['value']) as string;
};

/** The fields of an object as it is written, what it spreads included. */
function fieldsOf(piece: Piece): Map<string, Piece> {
  const { module, node } = valueOf(piece);
  if (node.type !== 'ObjectExpression') return new Map();
  return new Map(
    (node['properties'] as Node[]).flatMap((property) =>
      property.type === 'SpreadElement'
        ? [...spreadFields({ module, node: property['argument'] as Node })]
        : [[keyOf(property), { module, node: property['value'] as Node }] as const],
    ),
  );
}

/** Of `...things`, or of `...Other.input`, the whole of another story. */
function spreadFields({ module, node }: Piece): Map<string, Piece> {
  if (node.type !== 'MemberExpression') return fieldsOf({ module, node });
  const call = valueOf({ module, node: node['object'] as Node }).node;
  const [given] = (call['arguments'] ?? []) as Node[];
  return given === undefined ? new Map() : fieldsOf({ module, node: given });
}

/** What `preview.meta(…)`, `meta.story(…)` or `Other.extend(…)` is called on and with; undefined for any other call. */
export function storyCall(
  value: Node | null,
): { on: string; what: string; given: Node | undefined } | undefined {
  if (value?.type !== 'CallExpression') return undefined;
  const { object, property } = value['callee'] as { object?: Node; property?: Node };
  const what = property?.['name'] as string | undefined;
  if (object?.type !== 'Identifier' || what === undefined || !/^(meta|story|extend)$/.test(what))
    return undefined;
  return { on: object['name'] as string, what, given: (value['arguments'] as Node[])[0] };
}

/** Adds up a story and what it stands on, up to its component's. */
export function partsOf(module: Module, name: string): StoryParts {
  const meaning = module.names.get(name);
  const call = meaning?.kind === 'declared' ? storyCall(meaning.value) : undefined;
  if (call === undefined) return { args: new Map() };
  const base = call.what === 'meta' ? { args: new Map<string, Piece>() } : partsOf(module, call.on);
  if (call.given === undefined) return base;
  const own = fieldsOf({ module, node: call.given });
  const args = own.get('args');
  const component = own.get('component') ?? base.component;
  const render = own.get('render') ?? base.render;
  return {
    ...(component === undefined ? {} : { component }),
    ...(render === undefined ? {} : { render }),
    args: new Map([...base.args, ...(args === undefined ? [] : fieldsOf(args))]),
  };
}

/** The stories of a file, by their names. */
export const storiesOf = (module: Module): string[] =>
  [...module.names].flatMap(([name, meaning]) =>
    meaning.kind === 'declared' &&
    meaning.statement.type === 'ExportNamedDeclaration' &&
    storyCall(meaning.value) !== undefined
      ? [name]
      : [],
  );
