import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
export { limits } from '../packages/console/build/limits.ts';
import type { ScriptList } from '../packages/console/build/script-list.ts';
import { consoleDist } from './folders.ts';

/** Every script of the build, and what lies in it. */
export function readScripts(dist: string = consoleDist): ScriptList {
  return JSON.parse(readFileSync(join(dist, 'scripts.json'), 'utf8'));
}

/** The script that a source lies in. */
export function fileOf({ sources }: ScriptList, source: string): string {
  const found = sources[source];
  if (found === undefined) throw new Error(`The build has no script for ${source}`);
  return found.file;
}

/** The script files that are requested for these sources: their own and what those import, once each. */
export function scriptsOf(list: ScriptList, sources: string[]): Set<string> {
  const files = new Set(sources.map((source) => fileOf(list, source)));
  for (const file of files) for (const next of list.files[file] ?? []) files.add(next);
  return files;
}

/** How much these files are, as a browser gets them. */
export function kilobytes(files: Iterable<string>, dist: string = consoleDist): number {
  const bytes = Array.from(
    files,
    (file) => brotliCompressSync(readFileSync(join(dist, 'site', file))).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

const shell = ['index.html', 'src/app/layout/root-layout.tsx'];
const words = (language: string, file = 'translation') => `../../locales/${language}/${file}.json`;

/** What /mpc/wallet requests until its first rows, in one language. */
export const walletSources = (language: 'en-US' | 'zh-CN') => [
  ...shell,
  words(language),
  'src/screens/wallet/wallet-list.screen.tsx',
];

/** What a screen's route requests besides the shell: its own code, and the layout it lies in. */
export const screenSources = (screen: string) => [
  screen,
  ...(screen.startsWith('src/screens/center/')
    ? ['src/app/layout/center-layout.tsx', words('en-US', 'translation.center')]
    : []),
];

/** What is fetched once a screen has all it asked for: what every overlay stands on. */
export const overlaySource = 'src/app/layout/overlays.tsx';

/** What most screens ask first: one script, fetched right after the first rows, as what overlays stand on is. */
export function questionSources(list: ScriptList): string[] {
  const asked = Object.keys(list.sources).filter((source) => source.endsWith('-first.ts'));
  const ofAssets = fileOf(list, 'src/screens/center/wallet/sub-wallet-first.ts');
  return asked.filter((source) => fileOf(list, source) === ofAssets);
}

/** Every screen of the build. */
export const screensOf = ({ sources }: ScriptList) =>
  Object.keys(sources).filter((source) => source.endsWith('.screen.tsx'));

/** What is loaded only when it is wanted: neither a screen nor a layout nor words. */
export const wantedLater = ({ sources }: ScriptList) =>
  Object.keys(sources).filter(
    (source) =>
      sources[source]?.isWanted === true &&
      source !== overlaySource &&
      !source.endsWith('.screen.tsx') &&
      !/^src\/app\/layout\/[\w-]+-layout\.tsx$/.test(source) &&
      !source.includes('/locales/'),
  );
