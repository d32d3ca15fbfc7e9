import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { expect, it } from 'vitest';
import { wordFiles } from '../../packages/console/src/shared/i18n/i18n.ts';
import { everyWord, formsOf } from '../../packages/ui/src/locale/every-word.ts';
import type { Language } from '../../packages/ui/src/locale/words.ts';
import { root } from '../../scripts/folders.ts';
import { filesIn, importsOf, jsonOf, parse, textOf } from '../support/sources.ts';

/** A sentence with values in it, as a pattern of what is then read. */
const patternOf = (parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`);

/** What the library says; two letters between two values, such as “3 of 5”, anybody may say. */
const words = Object.entries(everyWord['en-US'])
  .flatMap(([name, said]) => formsOf(said).map((text) => [name, text] as const))
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
      // Of a pattern, each of what it may be; it is there to find something, wherever it stands.
      if ('regex' in node)
        for (const one of node.regex.pattern.split(/[|()]/))
          found.asked.push({ start: node.start, text: one.replaceAll(/[\^$\\]/g, '').trim() });
    },
  }).visit(program);
  return found;
}

const lineOf = (path: string, start: number) => `${path}:${textOf(path).slice(0, start).split('\n').length}`;

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
    return `${lineOf(path, start)} “${text}”: word('${word[0]}')`;
  });
}

type Tree = { [key: string]: string | Tree };

const flat = (texts: Tree, start: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]): [key: string, text: string][] =>
    typeof text === 'string' ? [[start + name, text]] : flat(text, `${start}${name}.`),
  );

const everyText = (language: Language): [key: string, text: string][] => [
  ...Object.entries(everyWord[language]).flatMap(([key, said]) =>
    formsOf(said).map((text): [string, string] => [key, text]),
  ),
  ...wordFiles.flatMap((file) =>
    flat(jsonOf(`locales/${language}/${file}.json`) as Tree, `${file.replace(/\..*/, '')}:`),
  ),
];

const inChinese = new Map(everyText('zh-CN'));

/** What the console says with the library in it: in English, and in Chinese, which has no singular. */
const texts = everyText('en-US').map(([key, english]) => {
  const [name = key] = key.split(/_(?:zero|one|other)$/);
  return { name, english, chinese: inChinese.get(key) ?? inChinese.get(`${name}_other`) ?? '' };
});

/** The key of a text that holds this in one of its languages only. What is the same in both, such as a coin, anybody may ask for. */
function keySaying(asked: string): string | undefined {
  // Roles and names of attributes are single words without a capital.
  if (!/[A-Z][a-z]{2}|[a-z] [a-z]|\p{Script=Han}{2}/u.test(asked)) return undefined;
  const edge = (at: RegExp) => (at.test(asked) ? String.raw`\b` : '');
  const pattern = new RegExp(edge(/^\w/) + patternOf([asked]).source.slice(1, -1) + edge(/\w$/));
  return texts.find(({ english, chinese }) => pattern.test(english) !== pattern.test(chinese))?.name;
}

/** What a file of the console asks for in one language, and does not say itself. */
function foreignIn(path: string): string[] {
  const { said, asked } = textsOf(path);
  return asked.flatMap(({ start, text }) => {
    const name = keySaying(text);
    if (name === undefined || said.some((pattern) => pattern.test(text))) return [];
    return `${lineOf(path, start)} “${text}”: such as text('${name}')`;
  });
}

it('a play of the console asks for what the console says by `text`', () => {
  expect(filesIn('packages/console/src', /\.stories\.tsx$/).flatMap(foreignIn)).toEqual([]);
});

it('a play asks for what the library says by `word`, and so passes in both languages', () => {
  expect(filesIn('packages/ui/src', /\.stories\.tsx$/).flatMap(strangersIn)).toEqual([]);
});
