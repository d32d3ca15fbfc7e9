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

/** Fetches what asks the first question of every screen: it is little, and no click is to wait for it. */
export async function preloadFirst(routes: RouteObject[]): Promise<void> {
  const firsts = (all: RouteObject[]): Promise<unknown>[] =>
    all.flatMap(({ handle, children }) => [
      ...[(handle as ScreenHandle | undefined)?.first?.().catch(() => undefined) ?? []].flat(),
      ...firsts(children ?? []),
    ]);
  await Promise.all(firsts(routes));
}

/**
 * Fetches the code of the screen that an address of ours leads to, and none of its data: a refusal would speak to somebody
 * who is elsewhere.
 */
export async function preloadRoute(routes: RouteObject[], href: string): Promise<void> {
  const handles = handlesAt(routes, href.split(/[?#]/)[0] ?? '');
  // Code that cannot be fetched is fetched again, and its failure shown, when somebody is there.
  await Promise.all(
    handles.flatMap(({ preload, first }) =>
      [first, preload].map(async (fetchPart) => fetchPart?.().catch(() => undefined)),
    ),
  );
}

/**
 * Asks what a screen shows first as soon as somebody is on the way to it, whatever led there: a link, a row, the palette or
 * the browser's Back. A screen whose code is there needs none of it: it asks by itself at once.
 */
export function askOnTheWay(router: Router, routes: RouteObject[], queries: QueryClient): () => void {
  let going = '';
  return router.subscribe(({ location: from, navigation }) => {
    const { key, pathname, search: query } = navigation.location ?? {};
    // Before the gate is open nothing is asked on anybody's behalf.
    if (key === undefined || pathname === undefined || key === going || !isOwnPath(from.pathname)) return;
    going = key;
    const search = new URLSearchParams(query);
    const walletId = idIn(search, 'w');
    if (walletId === null && pathname.startsWith(paths.center.root)) return;
    for (const { first } of handlesAt(routes, pathname))
      void first?.()
        .then(({ askFirst }) => askFirst(queries, { search, walletId: walletId ?? 0 }))
        .catch(() => undefined);
  });
}
