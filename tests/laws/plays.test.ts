import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { expect, it } from 'vitest';
import { everyWord } from '../../packages/ui/src/locale/every-word.ts';
import { root } from '../../scripts/folders.ts';
import { filesIn, importsOf, parse, textOf } from '../support/sources.ts';

/** A sentence with values in it, as a pattern of what is then read. */
const patternOf = (parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`);

/** What the library says; two letters between two values, such as “3 of 5”, anybody may say. */
const words = Object.entries(everyWord['en-US'])
  .filter(([, text]) => /[a-z].*[a-z].*[a-z]/i.test(text.replaceAll(/\{\w+\}/g, '')))
  .map(([name, text]) => [name, patternOf(text.split(/\{\w+\}/))] as const);

/** Who looks for something in a story, or expects it there. */
const asks = /^(get|find|query)(All)?By|^toHave/;

/** Where a story is played, or looked into: a word in there is asked for, all others the story says. */
function askedIn(program: ESTree.Program): (node: ESTree.Span) => boolean {
  const places: ESTree.Span[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'play') places.push(value);
    },
    CallExpression(call: ESTree.CallExpression) {
      const { callee } = call;
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        if (asks.test(callee.property.name)) places.push(call);
    },
  }).visit(program);
  return ({ start, end }) => places.some((place) => start >= place.start && end <= place.end);
}

interface Texts {
  /** What a file says itself, as patterns. */
  said: RegExp[];
  asked: { start: number; text: string }[];
}

function textsOf(path: string): Texts {
  const { program } = parse(path);
  const isAsked = askedIn(program);
  const found: Texts = { said: [], asked: [] };
  const add = (node: ESTree.Span, ...parts: string[]) =>
    isAsked(node)
      ? found.asked.push({ start: node.start, text: parts.join('X').trim() })
      : found.said.push(patternOf(parts.map((part) => part.trim())));
  new Visitor({
    JSXText: (node) => void add(node, node.value),
    TemplateLiteral: (node) => void add(node, ...node.quasis.map(({ value }) => value.raw)),
    Literal(node) {
      if (typeof node.value === 'string') add(node, node.value);
      // Of a pattern, each of what it may be.
      if ('regex' in node)
        for (const one of node.regex.pattern.split(/[|()]/)) add(node, one.replaceAll(/[\^$\\]/g, ''));
    },
  }).visit(program);
  return found;
}

/** What a file asks for by a word of the library that neither it says itself, nor the examples beside it. */
function strangersIn(path: string): string[] {
  const { said, asked } = textsOf(path);
  const beside = importsOf(path)
    .filter(({ specifier, target }) => specifier.startsWith('./') && existsSync(join(root, target)))
    .flatMap(({ target }) => textsOf(target).said);
  const own = [...said, ...beside];
  return asked.flatMap(({ start, text }) => {
    const word = words.find(([, pattern]) => pattern.test(text));
    if (word === undefined || own.some((pattern) => pattern.test(text))) return [];
    return `${path}:${textOf(path).slice(0, start).split('\n').length} “${text}”: word('${word[0]}')`;
  });
}

it('a play asks for what the library says by `word`, and so passes in both languages', () => {
  expect(filesIn('packages/ui/src', /\.stories\.tsx$/).flatMap(strangersIn)).toEqual([]);
});
