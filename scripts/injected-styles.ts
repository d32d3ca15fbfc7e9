import { parseSync, Visitor, type Plugin } from 'vite';

/**
 * Finds the style sheets that libraries write into the page while it runs, so that the policy can allow exactly those
 * texts by their hash and nothing else.
 */
export function injectedStyles(): { plugin: Plugin; found: () => string[] } {
  const texts = new Map<string, string[]>();
  let used = new Set<string>();
  return {
    found: () => [...new Set([...texts].flatMap(([id, found]) => (used.has(id) ? found : [])))].sort(),
    plugin: {
      name: 'mpc:injected-styles',
      apply: 'build',
      transform(code, id) {
        if (/createElement\(['"]style['"]\)/.test(code) && code.includes('.textContent')) {
          texts.set(id, styleTexts(id, code));
        }
      },
      generateBundle(_options, bundle) {
        used = new Set(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])),
        );
      },
    },
  };
}

/** The texts a module assigns to `x.textContent`, with its own string constants filled in. */
function styleTexts(file: string, code: string): string[] {
  const { program } = parseSync(file.replace(/\?.*$/, ''), code);
  const constants = new Map<string, string>();
  const found: string[] = [];
  new Visitor({
    VariableDeclarator(node) {
      if (
        node.id.type === 'Identifier' &&
        node.init?.type === 'Literal' &&
        typeof node.init.value === 'string'
      )
        constants.set(node.id.name, node.init.value);
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.property.name !== 'textContent') return;
      const text = constantText(right, constants);
      if (text !== undefined) found.push(text);
    },
  }).visit(program);
  return found;
}

type Expression = Extract<
  Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['AssignmentExpression']>>[0],
  unknown
>['right'];

function constantText(node: Expression, constants: Map<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee;
    return property.type === 'Identifier' && property.name === 'trim'
      ? constantText(object, constants)?.trim()
      : undefined;
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.reduce<string | undefined>((text, quasi, index) => {
    const gap = node.expressions[index - 1];
    const filled = gap === undefined ? '' : gap.type === 'Identifier' ? constants.get(gap.name) : undefined;
    return text === undefined || filled === undefined
      ? undefined
      : text + filled + (quasi.value.cooked ?? '');
  }, '');
}
