import type { QueryClient } from '@tanstack/react-query';
import { destinations } from '#shared/navigation/destinations.tsx';
import { second } from '#shared/durations.ts';
import { preloadRoute } from './preload-route.ts';
import { routes } from './routes.tsx';

/** So many screens are fetched ahead, in the order of the navigation. */
const most = 10;

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has none: there a screen is fetched when it is pointed at.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
  });

/** Fetches the code of the screens people open most, one after the other, once all that was asked for is on the screen. */
export function warmRoutes(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe(() => {
    clearTimeout(timer);
    const isShown = cache.getAll().some(({ state }) => state.data !== undefined);
    if (isShown && queryClient.isFetching() === 0) timer = setTimeout(() => void warm(), 2 * second);
  });
  const warm = async () => {
    stop();
    for (const { href } of destinations.slice(0, most)) {
      await idle();
      await preloadRoute(routes, href);
    }
  };
}
