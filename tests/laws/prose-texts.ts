import { Visitor } from 'vite';
import { filesIn, parse, textOf } from '../support/sources.ts';

type Text = [where: string, text: string];
interface Texts {
  english: Text[];
  chinese: Text[];
}

const han = /\p{Script=Han}/u;
/** More than a word, or a word like a label: no id and no value of a prop. */
const isRead = (text: string) => /\s/.test(text) || /^\p{Lu}/u.test(text) || han.test(text);

const byLanguage = (texts: readonly Text[]): Texts => ({
  english: texts.filter(([, text]) => !han.test(text)),
  chinese: texts.filter(([, text]) => han.test(text)),
});

/** The strings of a file that are read, line by line. */
function stringsOf(path: string): Text[] {
  const source = textOf(path);
  const imported = new Set<number>();
  const found: Text[] = [];
  const add = (start: number, text: string) => {
    const where = `${path}:${source.slice(0, start).split('\n').length}`;
    for (const line of text.trim().split(/\s*\n\s*\n?/)) if (isRead(line)) found.push([where, line]);
  };
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void imported.add(start),
    JSXText: ({ start, value }) => add(start, value.replaceAll(/\s+/g, ' ')),
    TemplateLiteral: ({ start, quasis }) => add(start, quasis.map(({ value }) => value.cooked).join('X')),
    Literal({ start, value }) {
      if (typeof value === 'string' && !imported.has(start)) add(start, value);
    },
  }).visit(parse(path).program);
  return found;
}

/** What Storybook says: guides, patterns, foundations, and what stories hand to components. */
export const storybookTexts = (): Texts =>
  byLanguage(
    [
      ...filesIn('packages', /\.(guide|stories)\.tsx$/),
      ...filesIn('packages/ui/src', /\/(foundations\/[\w-]+|patterns\/[\w-]+-texts)\.tsx?$/),
    ]
      .filter((path, at, all) => all.indexOf(path) === at)
      .flatMap(stringsOf),
  );

/** Paragraphs, items and cells of a paper, without its code, its links and its marks. */
function blocksOf(path: string): Text[] {
  const prose = textOf(path)
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`]*`/g, 'X')
    .replaceAll(/\]\([^)]*\)|[![\]*_]|^#+ |^---$/gm, '');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:- |\||\d+\. ))/)
    .flatMap((block) => (block.trimStart().startsWith('|') ? block.split('|') : [block]))
    .map((block): Text => [path, block.replaceAll(/\s+/g, ' ').trim()])
    .filter(([, block]) => block !== '');
}

/** What is written for engineers. */
export const paperTexts = (): Texts =>
  byLanguage(
    [
      'README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      ...filesIn('docs', /\.md$/),
      ...filesIn('packages', /\/README\.md$/),
    ].flatMap(blocksOf),
  );

/** What comments say, without what they quote as code. Storybook shows those of the library. */
export const commentTexts = (folder: string): Text[] =>
  filesIn(folder, /\.tsx?$/).flatMap((path) =>
    parse(path).comments.map(({ value }): Text => [path, value.replaceAll(/`[^`]*`/g, 'X')]),
  );
