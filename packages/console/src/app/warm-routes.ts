import { firstView, whenIdle } from '#shared/freshness/first-view.ts';
import { destinations } from '#shared/navigation/destinations.tsx';
import { preloadFirst, preloadRoute } from './preload-route.ts';
import { routes } from './routes.tsx';

/** So many screens are fetched ahead, in the order of the navigation. */
const most = 10;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Fetches what asks the first question of every screen, and the code of the places people go to most, one after the other,
 * once the first screen stands there.
 */
export async function warmRoutes(): Promise<void> {
  await firstView();
  await preloadFirst(routes);
  for (const { href } of destinations.slice(0, most)) {
    await idle();
    await preloadRoute(routes, href);
  }
}
