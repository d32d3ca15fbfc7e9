import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../../locales');

/** Where a file of words lies in a build, and the hash it must have. */
type Listed = [address: string, integrity: string];

interface WordFile {
  /** As the console asks for it: `zh-CN/kyt`. */
  name: string;
  source: string;
  text: string;
  fileName: string;
  integrity: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const integrityOf = (text: string) => `sha256-${sha256(text).toString('base64')}`;

/** The files of words that are fetched. Those of the shell are scripts. */
const readWords = (): WordFile[] =>
  readdirSync(locales).flatMap((language) =>
    readdirSync(join(locales, language))
      .filter((file) => file !== 'translation.json')
      .map((file) => {
        const source = join(locales, language, file);
        const text = JSON.stringify(JSON.parse(readFileSync(source, 'utf8')));
        const hash = sha256(text).toString('base64url').slice(0, 8);
        return {
          name: `${language}/${file.replace(/\.json$/, '')}`,
          source,
          text,
          fileName: `assets/${hash}.json`,
          integrity: integrityOf(text),
        };
      }),
  );

/**
 * Gives each file of words an address. The page lists them with their hashes; the hash of that list stands in a script, so
 * that a changed page cannot bring other words.
 */
export function wordFiles(base: string): { plugin: Plugin; list: string } {
  const files = readWords();
  const list = JSON.stringify(
    Object.fromEntries(
      files.map(({ name, fileName, integrity }): [string, Listed] => [
        name,
        [`${base}${fileName}`, integrity],
      ]),
    ),
  );
  return {
    list,
    plugin: {
      name: 'mpc:word-files',
      apply: 'build',
      config: () => ({ define: { 'import.meta.env.WORDS_HASH': JSON.stringify(integrityOf(list)) } }),
      buildStart() {
        for (const { fileName, source, text } of files)
          this.emitFile({ type: 'asset', fileName, originalFileName: source, source: text });
      },
    },
  };
}
