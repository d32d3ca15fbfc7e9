import { joinParts } from './join-parts.ts';

/** How names are listed: with "and", with "or", or with commas alone. */
export type ListKind = 'and' | 'or' | 'commas';

/** Names as a sentence lists them: "Ana, Kofi, or Lin" and "Ana、Kofi 或 Lin". */
export const listNames = (names: readonly string[], language: string, kind: ListKind = 'and'): string =>
  joinParts(
    new Intl.ListFormat(language, {
      type: kind === 'or' ? 'disjunction' : 'conjunction',
      style: kind === 'commas' ? 'narrow' : 'long',
    }).formatToParts(names),
  );
