import { firstView, whenIdle } from '#shared/freshness/first-view.ts';
import { destinations } from '#shared/navigation/destinations.tsx';
import { preloadRoute } from './preload-route.ts';
import { routes } from './routes.tsx';

/** So many screens are fetched ahead, in the order of the navigation. */
const most = 10;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Fetches what the places people go to most ask first, and their code, one after the other, once the first screen stands
 * there. With the first of them comes what most screens ask first: it is one script.
 */
export async function warmRoutes(): Promise<void> {
  await firstView();
  for (const { href } of destinations.slice(0, most)) {
    await idle();
    await preloadRoute(routes, href);
  }
}
