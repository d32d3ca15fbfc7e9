import { Visitor } from 'vite';
import { filesIn, jsonOf, parse, textOf } from '../support/sources.ts';
import { singular } from './word-keys.ts';

const textsOf = (words: unknown, key = ''): [key: string, text: string][] =>
  typeof words === 'string'
    ? [[key, words]]
    : Object.entries(words as object).flatMap(([name, value]) =>
        textsOf(value, key === '' ? name : `${key}.${name}`),
      );

/** The words of the console whose Chinese ends with a sign that is as wide as a letter. */
const wide = filesIn('locales/zh-CN')
  .flatMap((path) => textsOf(jsonOf(path)))
  .flatMap(([key, text]) => (/[：。，；、！？）”]$/.test(text) ? [singular(key)] : []));

/** Whether a piece of code says one of them: by its key, or by the pattern of a key. */
function saysWide(code: string): boolean {
  const keys = Array.from(code.matchAll(/'([^'\n]+)'|`([^`]+)`/g), ([, key, pattern = '']) =>
    RegExp(
      `^${(key ?? pattern)
        .replace(/^\w+:/, '')
        .split(/\$\{[^}]+\}/)
        .map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`))
        .join('[\\w-]+')}$`,
    ),
  );
  return wide.some((key) => keys.some((asked) => asked.test(key)));
}

interface Piece {
  type: string;
  start: number;
  end: number;
}

/** A space that is written before what follows: in a text, by itself, or first in a fragment. */
const space = /^(?: +(?!\s)|\{' )|<>\s*\{' /;

/** Where a file writes a space behind words that end with a full-width sign. */
export function spacesIn(path: string): string[] {
  const source = textOf(path);
  const codeOf = ({ start, end }: Pick<Piece, 'start' | 'end'>) => source.slice(start, end);
  const found: string[] = [];
  const look = (children: readonly Piece[]) => {
    // Lines are laid out by spaces that nobody sees.
    const seen = children.filter((child) => child.type !== 'JSXText' || !/^\s*\n\s*$/.test(codeOf(child)));
    for (const [at, child] of seen.entries()) {
      const before = seen[at - 1];
      if (before === undefined || before.type === 'JSXText' || !space.test(codeOf(child))) continue;
      const code = codeOf(before);
      if (!code.startsWith('{spaced(') && saysWide(code))
        found.push(`${path}:${source.slice(0, child.start).split('\n').length} ${code}`);
    }
  };
  new Visitor({
    JSXElement: ({ children }) => look(children),
    JSXFragment: ({ children }) => look(children),
    TemplateLiteral({ expressions, quasis }) {
      for (const [at, said] of expressions.entries())
        if ((quasis[at + 1]?.value.cooked ?? '').startsWith(' ') && saysWide(codeOf(said)))
          found.push(`${path}: ${codeOf(said)}`);
    },
  }).visit(parse(path).program);
  return found;
}
