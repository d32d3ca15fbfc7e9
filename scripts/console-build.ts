import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compressFiles } from '../packages/console/build/compress.ts';
import { consoleRoot, root } from './folders.ts';

/** All that decides what a build of the console comes to. */
const sources = [
  'packages/**',
  'locales/**',
  'scripts/**',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
];
const generated = ['node_modules', 'dist', 'coverage', '.cache'];

/** How many builds are kept. Deleting one harms no running host: it has read its build into memory. */
const maxBuilds = 5;

/** A hash over every source: its path and its bytes. */
export function sourcesHash(folder: string): string {
  const files = globSync(sources, {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => typeof entry !== 'string' && generated.includes(entry.name),
  });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const bytes = readFileSync(path);
    hash.update(`${relative(folder, path)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

async function removeOldest(folder: string): Promise<void> {
  const builds = (await readdir(folder)).map((name) => join(folder, name));
  const ages = await Promise.all(builds.map(async (build) => ({ build, used: (await stat(build)).mtimeMs })));
  const old = ages.toSorted((one, other) => other.used - one.used).slice(maxBuilds);
  await Promise.all(old.map(({ build }) => rm(build, { recursive: true, force: true })));
}

/**
 * The folder of this name in `folder`; `make` fills it when it is missing. It appears complete or not at all and never
 * changes afterwards, so two starts at the same time do not disturb each other.
 */
export async function buildOnce(
  folder: string,
  name: string,
  make: (into: string) => Promise<void>,
): Promise<string> {
  const build = join(folder, name);
  if (existsSync(build)) {
    await utimes(build, new Date(), new Date());
    return build;
  }
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, 'draft-'));
  try {
    await make(draft);
    await rename(draft, build);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(build)) throw error;
  }
  await removeOldest(folder);
  return build;
}

/** In a process of its own, so that NODE_ENV and flags of this one do not change the output. */
export async function bundleConsole(into: string): Promise<void> {
  const vite = join(consoleRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['--logLevel', 'warn', '--emptyOutDir', '--outDir', join(into, 'site')];
  const building = spawn(process.execPath, [vite, 'build', ...options], {
    cwd: consoleRoot,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Building the console failed. See the errors above.');
}

async function make(into: string): Promise<void> {
  await bundleConsole(into);
  await compressFiles(join(into, 'site'));
}

/** The folder with the build of the current sources. Builds them first when there is none. */
export function consoleBuild(): Promise<string> {
  return buildOnce(join(root, '.cache', 'console'), sourcesHash(root), make);
}
