import { isolateText } from '@mpc/ui';
import i18next, { type Resource, type ResourceKey } from 'i18next';
import { shown } from './word.ts';

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
 * What the library says is had by `word`. A key that no file has throws: as a type, all keys together are too many. Of a
 * value that is not given, `like` takes anything.
 */
export function text(key: string, values: Record<string, unknown> = {}): string {
  const lng = shown({ 'en-US': 'en-US', 'zh-CN': 'zh-CN' });
  if (!all.exists(key, { ...values, lng })) throw new Error(`There is no text ${key} in ${lng}`);
  return all.getFixedT(lng)(key as never, values);
}

const escaped = (said: string) =>
  said
    .split(open)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('.+');

/** A pattern in which texts are meant as they stand, whatever is around them: like`^${text('transfer.to')}`. */
export const like = ({ raw }: TemplateStringsArray, ...texts: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw }, ...texts.map(escaped)));
