import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../../locales');

/** The files of words that are fetched, by name: `words/zh-CN/kyt`. Those of the shell are scripts. */
const sources = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(locales).flatMap((language) =>
      readdirSync(join(locales, language))
        .filter((file) => file !== 'translation.json')
        .map((file) => [`words/${language}/${file.replace(/\.json$/, '')}`, join(locales, language, file)]),
    ),
  );

/** Gives each file of words an address, and says which: `found()` is what the list in the page says about them. */
export function wordModules(): { plugin: Plugin; found: () => Record<string, string> } {
  const files = sources();
  const found: Record<string, string> = {};
  let base = '/';
  return {
    found: () => found,
    plugin: {
      name: 'mpc:word-modules',
      apply: 'build',
      config: () => ({ define: { 'import.meta.env.WORD_MODULES': 'true' } }),
      configResolved(config) {
        ({ base } = config);
      },
      buildStart() {
        for (const source of Object.values(files)) {
          const text = JSON.stringify(JSON.parse(readFileSync(source, 'utf8')));
          this.emitFile({ type: 'asset', name: 'words.json', originalFileName: source, source: text });
        }
      },
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle))
          for (const [name, source] of Object.entries(files))
            if (file.type === 'asset' && file.originalFileNames.includes(source))
              found[name] = `${base}${file.fileName}`;
      },
    },
  };
}
