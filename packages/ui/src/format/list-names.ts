import type { Language } from '../locale/words.ts';

const meets = /^(\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han})$/u;

/** Parts of a sentence as one text, with a space where Latin letters or digits meet Chinese. The parts stay as they are. */
export const joinParts = (parts: readonly { value: string }[]): string =>
  parts.reduce((text, { value }) => {
    const [first = ''] = value;
    return text + (meets.test(text.slice(-1) + first) ? ' ' : '') + value;
  }, '');

/** How names are listed: with "and", with "or", or with commas alone. */
export type ListKind = 'and' | 'or' | 'commas';

/** Names as a sentence lists them: "Ana, Kofi, or Lin" and "Ana、Kofi 或 Lin". */
export const listNames = (names: readonly string[], language: Language, kind: ListKind = 'and'): string =>
  joinParts(
    new Intl.ListFormat(language, {
      type: kind === 'or' ? 'disjunction' : 'conjunction',
      style: kind === 'commas' ? 'narrow' : 'long',
    }).formatToParts(names),
  );
