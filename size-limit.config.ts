import {
  limits,
  overlaySource,
  readChunks,
  screenSources,
  screensOf,
  scriptsOf,
  walletSources,
  wantedLater,
} from './scripts/chunks.ts';
import { bundleEach, limits as uiLimits } from './scripts/ui-sizes.ts';

const limit = (kilobytes: number) => `${kilobytes} kB`;

const chunks = readChunks();
const wallet = scriptsOf(chunks, walletSources('en-US'));

const paths = (files: Iterable<string>) => Array.from(files, (file) => `packages/console/dist/${file}`);
const overlays = scriptsOf(chunks, [overlaySource]);

const besides = (sources: string[], there: Set<string> = wallet) =>
  paths([...scriptsOf(chunks, sources)].filter((file) => !there.has(file)));

/** What is there by the time a part is wanted: the wallets, what overlays stand on, and what all that ask for it are made of. */
function there(source: string): Set<string> {
  const asking = Object.keys(chunks).filter((asker) => chunks[asker]?.dynamicImports?.includes(source));
  const [first = wallet, ...others] = asking.map((asker) => scriptsOf(chunks, [asker]));
  return new Set([
    ...wallet,
    ...overlays,
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

export default [
  { name: '/mpc/wallet until its first rows', path: paths(wallet), limit: limit(limits.wallet) },
  {
    name: 'the same in Chinese',
    path: paths(scriptsOf(chunks, walletSources('zh-CN'))),
    limit: limit(limits.wallet),
  },
  ...screensOf(chunks)
    .filter((screen) => screen !== walletScreen)
    .map((screen) => ({
      name: `${screen.slice('src/screens/'.length)}, besides`,
      path: besides(screenSources(screen)),
      limit: limit(limits.route),
    })),
  { name: 'what overlays stand on', path: besides([overlaySource]), limit: limit(limits.overlays) },
  ...wantedLater(chunks).map((source) => ({
    name: `${source.replace(/^src\//, '')}, when wanted`,
    path: besides([source], there(source)),
    limit: limit(limits.wanted),
  })),
  ...ui,
];
