import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../../packages/console/src/app/routes.tsx';
import { paths } from '../../packages/console/src/shared/paths.ts';
import { exportsOf, filesIn, importsOf, jsonOf, textOf } from '../support/sources.ts';
import { redirects, specifiedRoutes } from './routes.ts';

type Tree = { [name: string]: string | Tree };

/** Paths without a screen yet. They are absent from navigation, and lead to the wallets as unknown ones do. */
const unbuilt = new Set(jsonOf('tests/laws/unbuilt-paths.json') as string[]);

function named(tree: Tree, prefix = 'paths'): [name: string, path: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}.${key}`, value] as [string, string]]
      : named(value, `${prefix}.${key}`),
  );
}

const flatRoutes = (all: RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [route, ...flatRoutes(route.children ?? [])]);

const known = named(paths);
const routed = new Set(
  flatRoutes(routes).flatMap(({ path, lazy }) => (path !== undefined && lazy ? [path] : [])),
);
const built = known.filter(([, path]) => !unbuilt.has(path) && !redirects.includes(path));
/** Where a path is written, and not a longer one. */
const mention = (name: string) => new RegExp(`\\b${name.replaceAll('.', '\\.')}(?![\\w.])`);
const routeTexts = filesIn('packages/console/src', /\.routes\.tsx$/)
  .map(textOf)
  .join('\n');
/** The file that a path is routed to, as its route names it. */
const screenOf = (name: string) =>
  new RegExp(`${mention(name).source},\\s*\\(\\) => import\\('\\.(/[^']+)'`).exec(routeTexts)?.[1] ?? '';

/** What may lead to a screen: everything but its route, itself, and what shows or proves it. */
const leading = filesIn(
  'packages/console/src',
  /(?<!\.(?:routes|stories|test)|\/shared\/paths)\.tsx?$/,
).filter((path) => !path.includes('/testing/'));
const stories = filesIn('packages/console/src', /\.stories\.tsx$/)
  .map(textOf)
  .join('\n');

describe('the tree of screens is the specification’s', () => {
  it('every specified path is in paths, once, and no other', () => {
    const all = known.map(([, path]) => path).filter((path) => !redirects.includes(path));
    expect([...all].sort()).toEqual([...specifiedRoutes].sort());
  });

  it('what is listed as not built is specified, and not built', () => {
    const specified: readonly string[] = specifiedRoutes;
    expect([...unbuilt].filter((path) => !specified.includes(path))).toEqual([]);
    expect([...unbuilt].filter((path) => routed.has(path))).toEqual([]);
  });

  it.each(built)('%s is routed to a screen', (_name, path) => {
    expect(routed).toContain(path);
  });

  // Login is where somebody without a session is sent, whatever they asked for.
  it.each(built.filter(([, path]) => !path.endsWith('/login')))(
    '%s is reached from the navigation or another screen',
    (name) => {
      const own = screenOf(name);
      expect(own).toMatch(/\.screen\.tsx$/);
      const links = leading.filter((path) => !path.endsWith(own) && mention(name).test(textOf(path)));
      expect(links).not.toEqual([]);
    },
  );

  it.each(built.filter(([, path]) => !path.startsWith('/zh-CN')))('%s has a story at its address', (name) => {
    expect(stories).toMatch(mention(name));
  });
});

/** What every screen shows, each under its own name. */
const states = ['AsFound', 'Empty', 'Failing', 'Loading', 'NoPermission'];

/** Where nobody is signed in, nothing can be empty or not permitted; this one asks for nothing at all. */
const apart: Record<string, readonly string[]> = {
  'login.screen.tsx': ['AsFound', 'Failing', 'Loading'],
  'not-permitted.screen.tsx': ['AsFound'],
};

describe('every screen', () => {
  const tables = filesIn('packages/console/src', /(\/routes|\.routes)\.tsx$/);
  const reached = new Set(tables.flatMap(importsOf).map(({ target }) => target));
  const screens = filesIn('packages/console/src', /\.screen\.tsx$/);

  it.each(screens)('%s is reached by a route', (screen) => {
    expect(reached).toContain(screen);
  });

  // Where nobody is signed in, nothing is asked for on the way.
  const asking = screens.filter((screen) => apart[screen.split('/').at(-1) ?? ''] === undefined);

  it.each(asking)('%s has its first question beside it, for its route to ask', (screen) => {
    const first = screen.replace('.screen.tsx', '-first.ts');
    expect(exportsOf(first)).toContain('askFirst');
    expect(reached).toContain(first);
  });

  it.each(screens)('%s has its stories beside it', (screen) => {
    const shown = exportsOf(screen.replace('.screen.', '.stories.'));
    const owed = apart[screen.split('/').at(-1) ?? ''] ?? states;
    expect(owed.filter((name) => !shown.includes(name))).toEqual([]);
  });
});
