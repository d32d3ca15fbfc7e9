import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { NonIndexRouteObject } from 'react-router-dom';
import { fetchWithWords, withWords, type Part } from './i18n/with-words.ts';
import type { Path } from './paths.ts';

/** Asks what a screen shows first at an address, by the same options as its own `useQuery`. */
export type AskFirst = (
  queries: QueryClient,
  place: { pathname: string; search: URLSearchParams; walletId: number },
) => Promise<unknown>;

/** Fetches the `x-first.ts` of a screen: small, and apart from its code, so that it is loaded before a navigation. */
type First = () => Promise<{ askFirst: AskFirst }>;

/** What the route of a screen knows besides: see `preloadRoute`. */
export interface ScreenHandle {
  /** Fetches its code and its words. */
  preload: () => Promise<unknown>;
  first?: First | undefined;
}

/** What is done on the way to a screen, once the console stands: see `askOnTheWay`. */
export const onTheWay: { ask: ((first: First, url: URL) => Promise<unknown>) | null } = { ask: null };

/** What was loaded is there at once: `import` takes a turn of the browser's queue each time. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return async () => {
    loaded ??= load();
    try {
      return await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
}

/**
 * The route of one screen. Its code, with the words it speaks besides the shell's, is loaded on navigation.
 *
 * @param path - One of `paths`.
 * @param load - Imports the module of the screen.
 * @param name - What the module exports the screen as.
 * @param first - Imports its `x-first.ts`. What asks for nothing has none.
 */
export function screen<const Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  words: Part | readonly Part[] = [],
  first?: First,
): NonIndexRouteObject {
  const code = once(load);
  const asked = first === undefined ? undefined : once(first);
  const handle: ScreenHandle = { preload: () => fetchWithWords(words, code), first: asked };
  return {
    path,
    handle,
    lazy: async () => ({ Component: (await withWords(words, code))[name] }),
    ...(asked === undefined
      ? {}
      : {
          loader: async ({ request }) => (await onTheWay.ask?.(asked, new URL(request.url))) ?? null,
          // Another filter is no other place.
          shouldRevalidate: () => false,
        }),
  };
}
