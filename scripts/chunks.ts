import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { consoleDist } from './folders.ts';

/** Kilobytes of 1000 of script, compressed with brotli. These may only shrink. */
export const limits = {
  /** Requested until the first rows of /mpc/wallet. */
  wallet: 235,
  /** Requested besides that until the first rows of any other route. */
  route: 45,
  /** Requested besides that once the screen has all it asked for, before anything is opened. */
  overlays: 50,
  /** Requested besides what is there when a drawer, a picker or the palette is wanted. */
  wanted: 70,
};

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  /** Loaded with it. */
  imports?: string[];
  /** Loaded when they are wanted. */
  dynamicImports?: string[];
}

export type Chunks = Record<string, Chunk>;

/** Every chunk of the build by the source it stands for. */
export function readChunks(dist: string = consoleDist): Chunks {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
}

/** The script files that are requested for these sources: their chunks and what those import, once each. */
export function scriptsOf(chunks: Chunks, sources: string[]): Set<string> {
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = chunks[source];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}`);
    if (files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const needed of chunk.imports ?? []) add(needed);
  };
  for (const source of sources) add(source);
  return files;
}

/** How much these files are, as a browser gets them. */
export function kilobytes(files: Iterable<string>, dist: string = consoleDist): number {
  const bytes = Array.from(files, (file) => brotliCompressSync(readFileSync(join(dist, file))).length);
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
export const overlaySource = 'src/app/layout/overlays.ts';

/** Every screen of the build. */
export const screensOf = (chunks: Chunks) =>
  Object.keys(chunks).filter((source) => source.endsWith('.screen.tsx'));

/** What is loaded only when it is wanted: neither a screen nor a layout nor words. */
export const wantedLater = (chunks: Chunks) =>
  Object.keys(chunks).filter(
    (source) =>
      chunks[source]?.isDynamicEntry === true &&
      source !== overlaySource &&
      !source.endsWith('.screen.tsx') &&
      !/^src\/app\/layout\/[\w-]+-layout\.tsx$/.test(source) &&
      !source.includes('/locales/'),
  );
