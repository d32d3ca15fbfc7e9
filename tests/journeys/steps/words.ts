import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/folders.ts';

const files = globSync('locales/en-US/*.json', { cwd: root }).map(
  (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown,
);

const at = (words: unknown, [step, ...rest]: string[]): unknown =>
  step === undefined ? words : at((Object(words) as Record<string, unknown>)[step], rest);

const literal = (text: string) =>
  text
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');

/** What the console says in English under a key, whatever is filled in, and in the singular or the plural. */
export function said(key: string): RegExp {
  const found = ['', '_one', '_other'].flatMap((plural) =>
    files.flatMap((words) => at(words, `${key}${plural}`.split('.')) ?? []),
  );
  const texts = found.filter((one) => typeof one === 'string');
  if (texts.length === 0) throw new Error(`The console has no words under ${key}`);
  return new RegExp(`^(${texts.map(literal).join('|')})$`);
}
