import { isolateText } from '@mpc/ui';
import type { i18n, Namespace, TFunction } from 'i18next';
import { createContext, use } from 'react';

/** How some namespaces are spoken: `t` is the same for all who ask, until the language changes. */
interface Spoken<Ns extends Namespace> {
  t: TFunction<Ns>;
  i18n: i18n;
}

export const SpokenContext = createContext<((names: Namespace) => Spoken<Namespace>) | null>(null);

type Look = (...asked: readonly unknown[]) => string;

const place = /\{\{(\w+)\}\}/g;

/** The text of a key as it lies in its namespace, or in the first of several. */
function textOf(i18n: i18n, language: string, names: Namespace, key: unknown): string | undefined {
  const [name = '', path = ''] = String(key).includes(':')
    ? String(key).split(':')
    : [[names].flat()[0], String(key)];
  const text: unknown = i18n.getResource(language, name, path);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text.replaceAll(place, '')) ? text : undefined;
}

/** A text with words and numbers in all of its places; undefined where more than that is wanted, as a plural. */
function filled(text: string, values: object): string | undefined {
  const given = new Map<string, unknown>(Object.entries(values));
  const named = new Set<string>();
  const whole = text.replaceAll(place, (_all, name: string) => {
    const value = given.get(name);
    if (typeof value === 'string' || typeof value === 'number') named.add(name);
    return isolateText(String(value));
  });
  const places = new Set(Array.from(text.matchAll(place), ([, name]) => name));
  return named.size === places.size && named.size === given.size && !given.has('count') ? whole : undefined;
}

/**
 * What i18next says, without the hundred steps it takes. Each text without values is looked up once: the rows of a list say
 * the same words over and over.
 */
function remembering(look: Look, textAt: (key: unknown) => string | undefined): Look {
  const known = new Map<unknown, string>();
  return (...asked) => {
    const [key, values = {}] = asked;
    if (asked.length > 1) {
      const text = typeof values === 'object' && values !== null ? textAt(key) : undefined;
      return (text === undefined ? undefined : filled(text, Object(values))) ?? look(...asked);
    }
    const plain = known.get(key) ?? textAt(key);
    const text = plain === undefined || plain.includes('{{') ? look(key) : plain;
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
    const t: unknown = remembering(look as Look, (key) => textOf(i18n, language, names, key));
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
