import { isolateText } from '@mpc/ui';
import i18next, { type ParseKeys, type Resource, type ResourceKey, type TypeOptions } from 'i18next';
import { shown } from './word.ts';

type Namespace = keyof TypeOptions['resources'];

/** As a screen names a text: by its key in `translation`, or with the namespace in front of it. */
type Key = ParseKeys | { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];

const files = import.meta.glob<ResourceKey>('../locales/*/*.json', { eager: true, import: 'default' });

/** What stands where a value was not given. */
const open = '\uE000';

const all = i18next.createInstance();
void all.init({
  initAsync: false,
  resources: {} satisfies Resource,
  fallbackLng: false,
  interpolation: { escape: isolateText },
  missingInterpolationHandler: () => open,
});
for (const [path, words] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /\/([^/]+)\/(\w+)[^/]*$/.exec(path) ?? [];
  all.addResourceBundle(language, namespace, words, true);
}

/**
 * What the console says, in the language of the story that is played; a play finds its parts by this, not in English.
 * What the library says is had by `word`. Of a value that is not given, `like` takes anything.
 */
export function text(key: Key, values: Record<string, unknown> = {}): string {
  const lng = shown({ 'en-US': 'en-US', 'zh-CN': 'zh-CN' });
  const named: string = key;
  if (!all.exists(named, { ...values, lng })) throw new Error(`There is no text ${named} in ${lng}`);
  return all.getFixedT(lng)(named as ParseKeys, values);
}

const escaped = (said: string) =>
  said
    .split(open)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('.+');

/** A pattern in which texts are meant as they stand, whatever is around them: like`^${text('transfer.to')}`. */
export const like = ({ raw }: TemplateStringsArray, ...texts: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw }, ...texts.map(escaped)));
