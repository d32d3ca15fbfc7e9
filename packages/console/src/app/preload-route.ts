import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isOwnPath, paths } from '#shared/paths.ts';
import { onTheWay, type ScreenHandle } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';
import type { Router } from './app.tsx';

const known = new WeakMap<RouteObject[], Map<string, ScreenHandle[]>>();

/** What lies at an address. Looked up once: the pointer passes over the same links, and every look makes all patterns anew. */
function handlesAt(routes: RouteObject[], pathname: string): ScreenHandle[] {
  const found = known.get(routes) ?? new Map<string, ScreenHandle[]>();
  known.set(routes, found);
  const handles =
    found.get(pathname) ??
    (matchRoutes(routes, pathname) ?? []).flatMap(
      ({ route }) => (route.handle as ScreenHandle | undefined) ?? [],
    );
  found.set(pathname, handles);
  return handles;
}

/**
 * Fetches the code of the screen at an address, and none of its data: a rejected query would show its message on another
 * screen.
 */
export async function preloadRoute(routes: RouteObject[], href: string): Promise<void> {
  const handles = handlesAt(routes, href.split(/[?#]/)[0] ?? '');
  // Code that failed to load is loaded again on navigation, where its failure is shown.
  await Promise.all(
    handles.flatMap(({ preload, first }) =>
      [first, preload].map(async (fetchPart) => fetchPart?.().catch(() => undefined)),
    ),
  );
}

/**
 * The same router, which says nothing of a pending navigation: nothing shows one, and everything that links anywhere would
 * be drawn anew for it.
 */
export const withoutPending = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (listener: Parameters<Router['subscribe']>[0]) =>
        router.subscribe((state, options) => {
          if (state.navigation.state === 'idle') listener(state, options);
        }),
    },
  });

/** For how long the screen before stays, rather than that the next one shows its shape for a moment. */
const patience = 100;

/**
 * Starts the first query of a screen with the navigation, whether a link, a row, the palette or the browser's Back began it.
 * The screen is drawn once, with its answer, where that comes in no time, and with its shape where it does not.
 */
export function askOnTheWay(router: Router, queries: QueryClient): () => void {
  const ask: typeof onTheWay.ask = async (first, { pathname, searchParams: search }) => {
    // Nothing is queried before sign-in is complete.
    if (!isOwnPath(router.state.location.pathname)) return;
    const walletId = idIn(search, 'w');
    if (walletId === null && pathname.startsWith(paths.center.root)) return;
    const answered = first()
      .then(({ askFirst }) => askFirst(queries, { pathname, search, walletId: walletId ?? 0 }))
      .catch(() => undefined);
    await Promise.race([answered, new Promise((resolve) => void setTimeout(resolve, patience))]);
  };
  onTheWay.ask = ask;
  return () => {
    // Another console may stand there by now, as one story after another.
    if (onTheWay.ask === ask) onTheWay.ask = null;
  };
}
