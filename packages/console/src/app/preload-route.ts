import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isOwnPath, paths } from '#shared/paths.ts';
import type { ScreenHandle } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';
import type { Router } from './app.tsx';

const handlesAt = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(
    ({ route }) => (route.handle as ScreenHandle | undefined) ?? [],
  );

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
 * Starts the first query of a screen with the navigation, whether a link, a row, the palette or the browser's Back began it.
 * A screen whose code is loaded does not need it: it queries when it renders, at once.
 */
export function askOnTheWay(router: Router, routes: RouteObject[], queries: QueryClient): () => void {
  let going = '';
  return router.subscribe(({ location: from, navigation }) => {
    const { key, pathname, search: query } = navigation.location ?? {};
    // Nothing is queried before sign-in is complete.
    if (key === undefined || pathname === undefined || key === going || !isOwnPath(from.pathname)) return;
    going = key;
    const search = new URLSearchParams(query);
    const walletId = idIn(search, 'w');
    if (walletId === null && pathname.startsWith(paths.center.root)) return;
    for (const { first } of handlesAt(routes, pathname))
      void first?.()
        .then(({ askFirst }) => askFirst(queries, { pathname, search, walletId: walletId ?? 0 }))
        .catch(() => undefined);
  });
}
