import type { i18n, Namespace, TFunction } from 'i18next';
import { createContext, use } from 'react';

/** How some namespaces are spoken: `t` is the same for all who ask, until the language changes. */
interface Spoken<Ns extends Namespace> {
  t: TFunction<Ns>;
  i18n: i18n;
}

export const SpokenContext = createContext<((names: Namespace) => Spoken<Namespace>) | null>(null);

type Look = (...asked: readonly unknown[]) => string;

/**
 * The text of a key as it lies in its namespace, or in the first of several, where nothing is to be put into it. i18next
 * comes to the same text in a hundred steps.
 */
function plainText(i18n: i18n, language: string, names: Namespace, key: unknown): string | undefined {
  const [name = '', path = ''] = String(key).includes(':')
    ? String(key).split(':')
    : [[names].flat()[0], String(key)];
  const text: unknown = i18n.getResource(language, name, path);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : undefined;
}

/** Each text without values is looked up once: the rows of a list say the same words over and over. */
function remembering(look: Look, plain: (key: unknown) => string | undefined): Look {
  const known = new Map<unknown, string>();
  return (...asked) => {
    if (asked.length !== 1) return look(...asked);
    const [key] = asked;
    const text = known.get(key) ?? plain(key) ?? look(key);
    // What is missing comes back as its key, and may come later.
    if (text !== key) known.set(key, text);
    return text;
  };
}

/** What i18next says in one language. */
export function spokenBy(i18n: i18n, language: string): (names: Namespace) => Spoken<Namespace> {
  const spoken = new Map<string, Spoken<Namespace>>();
  return (names) => {
    const of = String(names);
    const before = spoken.get(of);
    if (before !== undefined) return before;
    const look: unknown = i18n.getFixedT(language, names);
    const t: unknown = remembering(look as Look, (key) => plainText(i18n, language, names, key));
    const now: Spoken<Namespace> = { t: t as TFunction, i18n };
    spoken.set(of, now);
    return now;
  };
}

/**
 * The words of one or more namespaces. The provider listens for all who ask: react-i18next's own hook subscribes in every
 * cell of a list.
 */
export function useTranslation<const Ns extends Namespace = 'translation'>(names?: Ns): Spoken<Ns> {
  const spoken = use(SpokenContext);
  if (spoken === null) throw new Error('useTranslation: there is no WordsProvider around it');
  return spoken(names ?? 'translation') as unknown as Spoken<Ns>;
}
