import { loadPart } from '../loading/load-part.ts';
import { bringWords, type WordFile } from './i18n.ts';

type Named<File> = File extends `translation.${infer Name}` ? Name : Exclude<File, 'translation'>;

/** A file of words that the shell does without: a namespace, or what a part of `translation` is called. */
export type Part = Named<WordFile>;

const fileOf = (part: Part): WordFile =>
  part === 'center' || part === 'login' || part === 'order' || part === 'transfer'
    ? `translation.${part}`
    : part;

/** Fetches a part of the console together with the words it speaks; fails where either cannot be fetched now. */
export async function fetchWithWords<Module>(
  parts: Part | readonly Part[],
  load: () => Promise<Module>,
): Promise<Module> {
  const names = typeof parts === 'string' ? [parts] : parts;
  const [module] = await Promise.all([load(), bringWords(names.map(fileOf))]);
  return module;
}

/** The same, waiting for a connection where there is none. */
export const withWords = <Module>(parts: Part | readonly Part[], load: () => Promise<Module>) =>
  loadPart(() => fetchWithWords(parts, load));
