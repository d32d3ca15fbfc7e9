import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../../packages/console/src/shared/paths.ts';
import { root } from '../folders.ts';

/** One screen of the console. */
export interface Screen {
  /** Its address without the base and without an id: center/collection/edit. */
  name: string;
  /** The routes that lead to it, the first one first. */
  routes: string[];
  /** The file of its stories. */
  stories: string;
}

type Tree = { [name: string]: string | Tree };

const flat = (tree: Tree, prefix = 'paths'): [name: string, path: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}.${key}`, value] as [string, string]]
      : flat(value, `${prefix}.${key}`),
  );

/** What a route is called by: its address without the base, an id at its end and slashes around. */
const nameOf = (path: string): string => path.replace(/^\/mpc\//, '').replace(/^\/|\/:id$/g, '');

/** Frames around screens, which lead elsewhere when they are asked for themselves. */
const frames: readonly string[] = [paths.root, paths.center.root];

/** Every screen with its stories, in the order of the paths. A path that leads to none fails, so that none is left out. */
export function allScreens(): Screen[] {
  const screenOf = new Map<string, string>();
  for (const file of globSync('packages/console/src/**/*.routes.tsx', { cwd: root }))
    for (const [, name = '', screen = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\b(paths(?:\.\w+)+),\s*\(\) => import\('(\.[^']+\.screen\.tsx)'/g,
    ))
      screenOf.set(name, join(dirname(file), screen));
  const found = new Map<string, Screen>();
  for (const [name, path] of flat(paths)) {
    if (frames.includes(path)) continue;
    const screen = screenOf.get(name);
    if (screen === undefined) throw new Error(`${path}: no route leads to a screen`);
    const stories = screen.replace('.screen.tsx', '.stories.tsx');
    const known = found.get(stories);
    if (known === undefined) found.set(stories, { name: nameOf(path), routes: [path], stories });
    else known.routes.push(path);
  }
  return [...found.values()];
}
