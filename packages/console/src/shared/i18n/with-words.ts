import { loadPart } from '../loading/load-part.ts';
import { bringWords, type WordFile } from './i18n.ts';

export type Part = 'center' | 'order' | 'transfer' | Exclude<WordFile, `translation${string}`>;

const fileOf = (part: Part): WordFile =>
  part === 'center' || part === 'order' || part === 'transfer' ? `translation.${part}` : part;

/** Loads a part of the console together with the words it speaks. */
export async function withWords<Module>(
  parts: Part | readonly Part[],
  load: () => Promise<Module>,
): Promise<Module> {
  const names = typeof parts === 'string' ? [parts] : parts;
  return loadPart(async () => {
    const [module] = await Promise.all([load(), bringWords(names.map(fileOf))]);
    return module;
  });
}
