import { describe, expect, it } from 'vitest';
import { namespaces, wordFiles } from '../../packages/console/src/shared/i18n/i18n.ts';
import { everyWord, formsOf } from '../../packages/ui/src/locale/every-word.ts';
import { filesIn, importsOf, jsonOf } from '../support/sources.ts';
import { singular, wordKeys } from './word-keys.ts';

type Words = { [key: string]: string | Words };

const languages = ['en-US', 'zh-CN'];
const filesOf = (language: string) =>
  filesIn(`locales/${language}`)
    .map((path) => path.replace(/.*\/|\.json$/g, ''))
    .sort();
const built = filesOf('en-US');
const namespaceOf = (file: string) => file.replace(/\..*/, '');

const flat = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const wordsOf = (language: string, file: string) =>
  new Map(flat(jsonOf(`locales/${language}/${file}.json`) as Words));

const han = /\p{Script=Han}/u;
/** Names, units, figures and placeholders: what is left of a text that may be the same in both languages has no word in it. */
const wordless = (text: string) =>
  !/[a-z]{2,}/.test(
    text
      .replaceAll(/\{+.*?\}+|\b(?:Memo|Gwei)\b/g, '')
      .replaceAll(/\b(?:https?:\S+|\w*[A-Z]\w*[A-Z]\w*)\b/g, ''),
  );
const holes = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+).*?\}\}/g)].map(([, name]) => name ?? '').sort();

const keys = (words: Map<string, string>) => [...new Set([...words.keys()].map(singular))].sort();
const anyForm = (words: Map<string, string>, key: string) =>
  words.get(key) ?? words.get(`${key}_other`) ?? '';

const { asked, isUsed } = wordKeys();

describe('the namespaces', () => {
  it('are the thirteen of the specification, and no file is of another', () => {
    expect(namespaces).toHaveLength(13);
    const known: readonly string[] = namespaces;
    expect(built.filter((file) => !known.includes(namespaceOf(file)))).toEqual([]);
  });

  it('exist in both languages, and are typed', () => {
    for (const language of languages) expect(filesOf(language)).toEqual([...wordFiles].sort());
    const typed = importsOf('packages/console/src/shared/i18n/i18next.d.ts').map(({ target }) => target);
    for (const file of built) expect(typed).toContain(`locales/en-US/${file}.json`);
  });

  it('hold a word in one of their files only', () => {
    const words = built.flatMap((file) =>
      [...wordsOf('en-US', file).keys()].map((key) => `${namespaceOf(file)}:${key}`),
    );
    expect(words.filter((key, at) => words.indexOf(key) !== at)).toEqual([]);
  });
});

describe.each(built)('the words of %s', (file) => {
  const english = wordsOf('en-US', file);
  const chinese = wordsOf('zh-CN', file);

  it('stand in the order in which pnpm new writes them', () => {
    for (const language of languages) {
      const inOrder = (words: Words | string): boolean =>
        typeof words === 'string' ||
        // Numbers come first by themselves.
        (Object.keys(words)
          .filter((key) => !/^\d+$/.test(key))
          .every((key, at, all) => at === 0 || (all[at - 1] ?? '') < key) &&
          Object.values(words).every(inOrder));
      expect(inOrder(jsonOf(`locales/${language}/${file}.json`) as Words), language).toBe(true);
    }
  });

  it('have the same keys in both languages', () => {
    expect(english.size).toBeGreaterThan(0);
    expect(keys(chinese)).toEqual(keys(english));
  });

  it('are not empty', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are written in Chinese, not copied from English', () => {
    expect([...chinese].filter(([, text]) => !han.test(text) && !wordless(text))).toEqual([]);
  });

  it('are written in English, not copied from Chinese', () => {
    expect([...english].filter(([, text]) => han.test(text))).toEqual([]);
  });

  it('take the same values in both languages', () => {
    for (const key of keys(english))
      expect(holes(anyForm(chinese, key)), key).toEqual(holes(anyForm(english, key)));
  });

  it('are all used', () => {
    expect(keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});

it('no word that is asked for is missing', () => {
  const all = new Set(built.flatMap((file) => [...wordsOf('en-US', file).keys()].map(singular)));
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked].filter((key) => !all.has(key))).toEqual([]);
});

describe('the library’s own words', () => {
  it('are Chinese where no language is given', () => {
    const own = Object.entries(everyWord['zh-CN']);
    expect(own.length).toBeGreaterThan(10);
    expect(
      own.flatMap(([, said]) => formsOf(said)).filter((text) => !han.test(text) && !wordless(text)),
    ).toEqual([]);
  });
});
