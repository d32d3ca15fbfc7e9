import { Visitor } from 'vite';
import { expect, it } from 'vitest';
import { filesIn, parse, textOf } from '../support/sources.ts';
import { spacesIn } from './full-width-spaces.ts';

/** Texts that are joined by signs of one language, by their file, and why. */
const allowed = new Map([
  ['packages/api/src/sandbox/control/control-look.ts', 'a header'],
  ['packages/api/src/sandbox/phone/phone-look.ts', 'a header'],
  ['packages/console/src/shared/i18n/languages.ts', 'a cookie'],
  ['packages/console/src/features/orders/order-receipt.rules.ts', 'addresses, as the phone shows them'],
  ['packages/console/src/screens/center/api/log/api-log-columns.tsx', 'a cell of a file'],
  ['packages/console/src/screens/center/todo/todo-columns.tsx', 'addresses in a cell of a file'],
  ['packages/console/src/screens/center/tools/login-history/login-columns.tsx', 'a place in Latin letters'],
  ['packages/console/src/screens/center/transactions/export-columns.ts', 'a cell of a file'],
  ['packages/ui/src/components/filter-bar/filter-select.tsx', 'not seen, and as wide as the label'],
  ['packages/ui/src/components/tag-input/use-tag-entry.ts', 'what was typed, as it is typed'],
]);

const folders = [
  'packages/ui/src',
  'packages/console/src',
  'packages/console/build/evidence',
  'packages/api/src/sandbox/control',
  'packages/api/src/sandbox/phone',
];
const isScreen = (path: string) =>
  /(?<!\.(test|stories|guide|test-d|styles))\.tsx?$/.test(path) &&
  !/\/(testing|foundations|patterns)\//.test(path);

/** What follows a word where a sentence is put together: the signs that Chinese writes otherwise. */
const halfWidth = /^(?:[:;,](?: |$)| ?\()/;
/** A word in the language of whoever reads it: of a locale, or a label that was handed in. */
const word = /^(?:(?:t|words|shell|say)\(|words[.[]|label$)/;

/** Where a file writes such a sign behind a word, or joins a list with one. */
function signsIn(path: string): string[] {
  const source = textOf(path);
  const found: string[] = [];
  const isWord = ({ start, end }: { start: number; end: number }) => word.test(source.slice(start, end));
  const note = (start: number, text: string) =>
    found.push(`${path}:${source.slice(0, start).split('\n').length} ${text.trim()}`);
  const look = (children: readonly { type: string; start: number; end: number; value?: unknown }[]) => {
    for (const [at, { type, start, value }] of children.entries()) {
      const before = children[at - 1];
      if (type !== 'JSXText' || before?.type !== 'JSXExpressionContainer') continue;
      const said = { start: before.start + 1, end: before.end - 1 };
      if (isWord(said) && halfWidth.test(String(value))) note(start, String(value));
    }
  };
  new Visitor({
    JSXElement: ({ children }) => look(children),
    JSXFragment: ({ children }) => look(children),
    TemplateLiteral({ start, expressions, quasis }) {
      for (const [at, expression] of expressions.entries()) {
        const after = quasis[at + 1]?.value.cooked ?? '';
        if (isWord(expression) && halfWidth.test(after)) note(start, after);
      }
    },
    CallExpression({ start, callee, arguments: [sign] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'join' || sign?.type !== 'Literal') return;
      if (/^[:;,] $/.test(String(sign.value))) note(start, `join('${String(sign.value)}')`);
    },
  }).visit(parse(path).program);
  return found;
}

it('puts words together with the signs of the language they are in', () => {
  const found = folders.flatMap((folder) => filesIn(folder).filter(isScreen).flatMap(signsIn));
  const isAllowed = (place: string) => [...allowed.keys()].some((path) => place.startsWith(`${path}:`));
  expect(found.filter((place) => !isAllowed(place))).toEqual([]);
  expect([...allowed.keys()].filter((path) => found.every((place) => !place.startsWith(`${path}:`)))).toEqual(
    [],
  );
});

it('writes no space behind a full-width sign: `spaced` knows where one belongs', () => {
  expect(filesIn('packages/console/src').filter(isScreen).flatMap(spacesIn)).toEqual([]);
});
