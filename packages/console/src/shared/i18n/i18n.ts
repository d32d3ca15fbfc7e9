import { isolateText, toasts } from '@mpc/ui';
import i18next, { type i18n, type ResourceKey, type TypeOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadPart, NotLoaded } from '../loading/load-part.ts';
import { fallbackLanguage, rememberLanguage, type Language } from './languages.ts';

/** The namespaces of the translations. */
export const namespaces = [
  'translation',
  'apiPage',
  'btcAddress',
  'coSigner',
  'coldWallet',
  'collection',
  'invoice',
  'kyt',
  'privateKeyRecovery',
  'strategyEngine',
  'teamMember',
  'tools',
  'whiteAddress',
] as const;

/** The words of the shell are scripts: that one of them is loaded shows that the browser holds files against their hashes. */
const shell = import.meta.glob<{ default: ResourceKey }>('../../../../../locales/*/translation.json');
/** All others are data: the page of a build lists where each lies and which hash it has. */
const unbuilt = import.meta.env.WORDS_HASH
  ? {}
  : import.meta.glob<{ default: ResourceKey }>('../../../../../locales/*/*.json');

type Namespace = keyof TypeOptions['resources'];

/**
 * A file of words. `translation` comes with the shell, the others with what speaks them;
 * `translation.x` are words of the namespace `translation` that the shell does without.
 */
export type WordFile = Namespace | `translation.${'center' | 'login' | 'order' | 'transfer'}`;

/** The files of words there are, where nothing is built. */
export const wordFiles = Object.keys(unbuilt).flatMap(
  (path) => (/\/en-US\/(.+)\.json$/.exec(path)?.[1] as WordFile | undefined) ?? [],
);

/** The running console's translations, and the files that were asked for. A file asked for in one language is brought in the next. */
let current: i18n | null = null;
const asked = new Set<WordFile>(['translation']);
const brought = new WeakMap<i18n, Set<string>>();

/** Where each file of words lies, and the hash it must have. */
type WordList = Record<string, [address: string, integrity: string]>;

/**
 * The list in the page, held against its hash: the page itself is not protected, and could list words that somebody wrote to
 * mislead.
 */
async function wordList(): Promise<WordList> {
  const text = document.getElementById('words')?.textContent ?? '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  if (`sha256-${btoa(String.fromCharCode(...hash))}` !== import.meta.env.WORDS_HASH) throw new NotLoaded();
  return JSON.parse(text) as WordList;
}

let listedWords: Promise<WordList> | null = null;

/**
 * Words of a build, which the browser holds against their hash. They are fetched, not imported: Chromium 156 crashes where a
 * JSON module with a hash is imported again by a page that is loaded again.
 */
async function fetchWords(name: string): Promise<ResourceKey> {
  listedWords ??= wordList();
  const [address = '', integrity = ''] = (await listedWords)[name] ?? [];
  const answer = await fetch(address, { integrity }).catch(() => null);
  if (!answer?.ok) throw new NotLoaded();
  return (await answer.json()) as ResourceKey;
}

async function load(language: Language, name: WordFile): Promise<ResourceKey> {
  const file = { ...unbuilt, ...shell }[`../../../../../locales/${language}/${name}.json`];
  return file === undefined ? fetchWords(`${language}/${name}`) : (await file()).default;
}

async function bring(instance: i18n, language: Language): Promise<void> {
  const there = brought.get(instance) ?? new Set();
  brought.set(instance, there);
  const missing = [...asked].filter((name) => !there.has(`${language}/${name}`));
  const texts = await Promise.all(missing.map((name) => load(language, name)));
  for (const [at, name] of missing.entries()) {
    instance.addResourceBundle(language, name.replace(/\..*/, ''), texts[at], true);
    there.add(`${language}/${name}`);
  }
}

/** Starts the translations in one language, with the words of the shell and of these files. */
export async function startI18n(language: Language, also: readonly WordFile[] = []): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    defaultNS: 'translation',
    ns: ['translation'],
    resources: {},
    // React escapes what it renders; what is left is that a name must not change how the sentence around it reads.
    interpolation: { escape: isolateText },
  });
  current = instance;
  for (const name of also) asked.add(name);
  await bring(instance, language);
  return instance;
}

/** Brings words that the shell does without, in the language that is spoken. */
export async function bringWords(names: readonly WordFile[]): Promise<void> {
  for (const name of names) asked.add(name);
  if (current !== null) await bring(current, current.language as Language);
}

/** The running console's translations, for what is told outside of every component; null before there are any. */
export const running = (): i18n | null => current;

/** Names between the commas of the language that is spoken: "A, B" and "A、B". */
export const listed = (names: readonly string[]): string => names.join(current?.t('listComma') ?? ', ');

/** A label before its value, with the colon of the language that is spoken: "Memo: 7" and "备注：7". */
export const labeled = (label: string, value = ''): string =>
  `${label}${current?.t('labelColon') ?? ': '}${value}`;

/** What follows a word in brackets: " (2)" and "（2）". */
export const bracketed = (text: string | number): string => current?.t('brackets', { text }) ?? ` (${text})`;

/** Changes the language of a running console, everywhere it is kept. While there is no connection it waits for its words. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  try {
    await loadPart(() => bring(instance, language));
  } catch {
    toasts.show({ key: 'language', tone: 'danger', message: instance.t('connection.noWords') });
    return;
  }
  rememberLanguage(language);
  document.documentElement.lang = language;
  await instance.changeLanguage(language);
}
