import { createWriter, Unwritable, type Given } from './code-writer.ts';
import { below, readModule, type Node } from './modules.ts';
import { partsOf, valueOf, type Piece, type StoryParts } from './story-parts.ts';

const isFunction = ({ type }: Node) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);

/** A story as a file of an application: imports, what it stands on, and one component. Undefined where it shows every combination. */
export function codeOf(root: string, path: string, story: string): string | undefined {
  const module = readModule(path);
  const parts = partsOf(module, story);
  const render = parts.render === undefined ? undefined : valueOf(parts.render);
  if (render?.node.type === 'CallExpression') return undefined;
  const writer = createWriter(root);
  const body = render === undefined ? drawn(parts, writer) : rendered(render, parts, writer);
  const above = [...writer.hoisted].map(([name, text]) => `const ${name} = ${text};`).join('\n');
  const name = writer.isTaken(story) ? `${story}Example` : story;
  return writer.whole(`export function ${name}() {\n${above}\n${body}\n}\n`);
}

type Writer = ReturnType<typeof createWriter>;

/** The component with its args. */
function drawn({ component, args }: StoryParts, writer: Writer): string {
  if (component === undefined) throw new Unwritable('there is no component');
  const tag = writer.write(
    valueOf(component).node.type === 'Identifier' ? valueOf(component) : named(component),
  );
  const attributes = writer.attributesOf([...args].filter(([name]) => name !== 'children'));
  const children = args.get('children');
  return children === undefined
    ? `return <${tag} ${attributes} />;`
    : `return <${tag} ${attributes}>${writer.childrenOf(children)}</${tag}>;`;
}

/** A component by its name, not by what it is made of. */
function named({ module, node }: Piece): Piece {
  return { module, node: node.type === 'Identifier' ? node : (node['expression'] as Node) };
}

/** What a function draws of the args. */
function rendered({ module, node }: Piece, { args }: StoryParts, writer: Writer): string {
  if (!isFunction(node)) throw new Unwritable(`its render is a ${node.type}`);
  const [param] = (node['params'] ?? []) as Node[];
  const body = node['body'] as Node;
  const given = givenBy(param, args);
  const code = writer.write({ module, node: body }, given);
  for (const name of given.named ?? []) if (mentions(body, name)) hoist(name, args, writer);
  return body.type === 'BlockStatement' ? code.slice(1, -1) : `return (${code});`;
}

function hoist(name: string, args: StoryParts['args'], writer: Writer): void {
  const piece = args.get(name);
  // Called the same outside, it is at hand.
  if (piece !== undefined && writer.write(piece) === name) return;
  writer.hoisted.set(name, piece === undefined ? 'undefined' : writer.write(piece));
}

const mentions = (node: Node, name: string): boolean =>
  (node.type === 'Identifier' && node['name'] === name) || below(node).some((child) => mentions(child, name));

/** How a function takes the args: as a whole, or some by their names and the rest. */
function givenBy(param: Node | undefined, args: StoryParts['args']): Given & { named?: readonly string[] } {
  const all = new Set(args.keys());
  if (param === undefined) return { args, rest: new Set() };
  if (param.type === 'Identifier') return { args, spread: param['name'] as string, rest: all };
  const properties = param['properties'] as Node[];
  const named = properties.flatMap(({ type, key }) =>
    type === 'Property' ? [(key as Node)['name'] as string] : [],
  );
  const rest = properties.find(({ type }) => type === 'RestElement');
  return {
    args,
    named,
    rest: new Set([...all].filter((name) => !named.includes(name))),
    ...(rest === undefined ? {} : { spread: (rest['argument'] as Node)['name'] as string }),
  };
}
