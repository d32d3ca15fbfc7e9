import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import { withWords, type Part } from './i18n/with-words.ts';
import type { Path } from './paths.ts';

/**
 * The route of one screen. Its code, with the words it speaks besides the shell's, is loaded when somebody goes there.
 *
 * @param path - One of `paths`.
 * @param load - Imports the module of the screen.
 * @param name - What the module exports the screen as.
 */
export function screen<const Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  words: Part | readonly Part[] = [],
): NonIndexRouteObject {
  return { path, lazy: async () => ({ Component: (await withWords(words, load))[name] }) };
}
