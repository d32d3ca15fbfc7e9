import i18next, { type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, rememberLanguage, type Language } from './languages.ts';

/** The namespaces of the translations. `translation` comes with the shell, the others with their screens. */
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

const files = import.meta.glob<{ default: ResourceKey }>('../../../../../locales/*/*.json');

async function load(language: Language, namespace: string): Promise<ResourceKey> {
  const file = files[`../../../../../locales/${language}/${namespace}.json`];
  if (file === undefined) throw new Error(`No words for ${namespace} in ${language}`);
  return (await file()).default;
}

/** Starts the translations with the words of the shell in one language. */
export async function startI18n(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    defaultNS: 'translation',
    ns: ['translation'],
    resources: { [language]: { translation: await load(language, 'translation') } },
    // React escapes what it renders; escaping twice would show entities to people.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Changes the language of a running console, everywhere it is kept. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'translation')) {
    instance.addResourceBundle(language, 'translation', await load(language, 'translation'));
  }
  rememberLanguage(language);
  document.documentElement.lang = language;
  await instance.changeLanguage(language);
}
