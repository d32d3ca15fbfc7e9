import { existsSync } from 'node:fs';
import {
  limits,
  overlaySource,
  questionSources,
  readScripts,
  screenSources,
  screensOf,
  scriptsOf,
  walletSources,
  wantedLater,
} from './scripts/console-scripts.ts';
import { bundleEach, limits as uiLimits } from './scripts/ui-sizes.ts';

const limit = (kilobytes: number) => `${kilobytes} kB`;

const list = readScripts();
const wallet = scriptsOf(list, walletSources('en-US'));

/** What is served: the build has compressed it already. Too small to be compressed, it is served as it is. */
const paths = (files: Iterable<string>) =>
  Array.from(files, (file) => {
    const path = `packages/console/dist/site/${file}`;
    return existsSync(`${path}.br`) ? `${path}.br` : path;
  });
const overlays = scriptsOf(list, [overlaySource]);
const questions = scriptsOf(list, questionSources(list));

const besides = (sources: string[], there: Set<string> = wallet) =>
  paths([...scriptsOf(list, sources)].filter((file) => !there.has(file)));

/**
 * What is there by the time a part is wanted: the wallets, what overlays stand on, what screens ask first, and, as the build
 * plans with it, what all that ask for it are made of and what was there for those.
 */
function there(source: string, seen: readonly string[] = []): Set<string> {
  const asking = Object.keys(list.sources).filter(
    (asker) => list.sources[asker]?.wants.includes(source) && !seen.includes(asker),
  );
  const [first = wallet, ...others] = asking.map(
    (asker) => new Set([...scriptsOf(list, [asker]), ...there(asker, [...seen, source])]),
  );
  return new Set([
    ...wallet,
    ...overlays,
    ...questions,
    ...[...first].filter((file) => others.every((one) => one.has(file))),
  ]);
}

const [walletScreen = ''] = walletSources('en-US').slice(-1);

/** Every name of the library, on top of React and styled-components. */
const ui = [...(await bundleEach())].map(([name, path]) => {
  const kilobytes = uiLimits()[name];
  if (kilobytes === undefined) throw new Error(`${name} has no limit yet: node scripts/ui-sizes.ts`);
  return { name: `@mpc/ui: ${name}`, path, limit: limit(kilobytes) };
});

const checks = [
  { name: '/mpc/wallet until its first rows', path: paths(wallet), limit: limit(limits.wallet) },
  {
    name: 'the same in Chinese',
    path: paths(scriptsOf(list, walletSources('zh-CN'))),
    limit: limit(limits.wallet),
  },
  ...screensOf(list)
    .filter((screen) => screen !== walletScreen)
    .map((screen) => ({
      name: `${screen.slice('src/screens/'.length)}, besides`,
      path: besides(screenSources(screen)),
      limit: limit(limits.route),
    })),
  {
    name: 'what overlays stand on',
    path: besides([overlaySource], new Set([...wallet, ...questions])),
    limit: limit(limits.overlays),
  },
  { name: 'what screens ask first', path: besides(questionSources(list)), limit: limit(limits.questions) },
  ...wantedLater(list)
    .map((source) => ({
      name: `${source.replace(/^src\//, '')}, when wanted`,
      path: besides([source], there(source)),
      limit: limit(limits.wanted),
    }))
    // What lies in scripts that are there already costs nothing.
    .filter(({ path }) => path.length > 0),
];

// What is wanted may lie in a script that is there already: it costs nothing.
export default [
  ...checks.filter(({ path }) => path.length > 0).map((check) => ({ ...check, brotli: false })),
  ...ui,
];
