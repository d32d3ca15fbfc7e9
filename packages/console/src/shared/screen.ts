import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { NonIndexRouteObject } from 'react-router-dom';
import { fetchWithWords, withWords, type Part } from './i18n/with-words.ts';
import type { Path } from './paths.ts';

/**
 * Asks what a screen shows first at an address. A screen that exports it as `askFirst` has it called on the click that
 * leads there, so that the answer comes while the screen is drawn.
 */
export type AskFirst = (
  queries: QueryClient,
  place: { search: URLSearchParams; walletId: number },
) => Promise<unknown>;

/** What the route of a screen knows besides: see `preloadRoute`. */
export interface ScreenHandle {
  preload: () => Promise<{ askFirst?: AskFirst }>;
}

/**
 * The route of one screen. Its code, with the words it speaks besides the shell's, is loaded when somebody goes there.
 *
 * @param path - One of `paths`.
 * @param load - Imports the module of the screen.
 * @param name - What the module exports the screen as.
 */
export function screen<const Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, ComponentType> & { askFirst?: AskFirst }>,
  name: Name,
  words: Part | readonly Part[] = [],
): NonIndexRouteObject {
  const handle: ScreenHandle = { preload: () => fetchWithWords(words, load) };
  return { path, handle, lazy: async () => ({ Component: (await withWords(words, load))[name] }) };
}
