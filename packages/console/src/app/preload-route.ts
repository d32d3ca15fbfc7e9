import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';

function preload(routes: RouteObject[], pathname: string) {
  const handles = (matchRoutes(routes, pathname) ?? []).flatMap(
    ({ route }) => (route.handle as ScreenHandle | undefined) ?? [],
  );
  // Code that cannot be fetched is fetched again, and its failure shown, when somebody is there.
  return Promise.all(handles.map(async (handle) => handle.preload().catch(() => undefined)));
}

/**
 * Fetches the code of the screen that an address of ours leads to, and none of its data: a refusal would speak to somebody
 * who is elsewhere.
 */
export async function preloadRoute(routes: RouteObject[], href: string): Promise<void> {
  await preload(routes, href.split(/[?#]/)[0] ?? '');
}

/** Asks what the screen asks first as soon as its code is there: somebody is on the way. */
export async function prefetchRoute(
  routes: RouteObject[],
  href: string,
  queries: QueryClient,
): Promise<void> {
  const [pathname = '', query = ''] = href.split(/[?#]/);
  const search = new URLSearchParams(query);
  const walletId = idIn(search, 'w');
  const modules = await preload(routes, pathname);
  if (walletId === null) return;
  for (const module of modules) void module?.askFirst?.(queries, { search, walletId });
}
