import { isolateIn } from './isolate-text.ts';
import { joinParts } from './join-parts.ts';

/** How names are listed: with "and", with "or", or with commas alone. */
export type ListKind = 'and' | 'or' | 'commas';

/** Names as a sentence lists them: "Ana, Kofi, or Lin" and "Ana、Kofi 或 Lin". */
export function listNames(names: readonly string[], language: string, kind: ListKind = 'and'): string {
  const parts = new Intl.ListFormat(language, {
    type: kind === 'or' ? 'disjunction' : 'conjunction',
    style: kind === 'commas' ? 'narrow' : 'long',
  }).formatToParts(names);
  const sentence = joinParts(parts);
  return joinParts(
    parts.map(({ type, value }) => ({ value: type === 'element' ? isolateIn(sentence, value) : value })),
  );
}
