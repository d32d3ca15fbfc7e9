import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { root } from '../../scripts/folders.ts';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const namesOf = (versions: Record<string, string> = {}) => Object.keys(versions);

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** A folder outside of the project, so that nothing resolves by accident. It goes when the tests are over. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The file that would be published of a package of ours. */
export function tarballOf(name: string): string {
  const tarball = inject('tarballs')[name];
  if (tarball === undefined) throw new Error(`@mpc/${name} is not published`);
  return tarball;
}

function link(from: string, name: string, into: string): void {
  const place = join(into, name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), place);
}

const ours = '@mpc/';

/** Where a package of ours lies once it is installed. */
export const installedAt = (consumer: string, name: string) =>
  join(consumer, 'node_modules/.store', name, 'node_modules', ours, name);

/** Unpacks a package of ours beside what its manifest names: all that it depends on, and of its peers those that are there. */
function unpack(name: string, consumer: string, there: string[]): void {
  const place = installedAt(consumer, name);
  const store = join(place, '../..');
  const workspace = join(root, 'packages', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', tarballOf(name), '-C', place, '--strip-components=1']);

  const { dependencies = {}, peerDependencies } = manifestOf(place);
  for (const [dependency, version] of Object.entries(dependencies)) {
    link(workspace, dependency, store);
    const locked = manifestOf(join(store, dependency)).version;
    if (locked !== version)
      throw new Error(`${dependency} ${version} is asked for, and ${locked} is installed`);
  }
  for (const peer of namesOf(peerDependencies)) if (there.includes(peer)) link(workspace, peer, store);
}

/** Copies the lowest version that a peer may have; its own peers it finds beside itself. */
function copyLowest(name: string, range: string, modules: string): void {
  const own = realpathSync(join(root, 'node_modules', `${name}-lowest`));
  const { version, dependencies } = manifestOf(own);
  if (range !== `^${version}`)
    throw new Error(`${name} ${range} is allowed, and ${version} is the lowest here`);
  const place = join(modules, name);
  cpSync(own, place, { recursive: true });
  for (const dependency of namesOf(dependencies))
    link(join(own, '../..'), dependency, join(place, 'node_modules'));
}

interface Installing {
  /** Without what is only needed to develop it. @default false */
  production?: boolean;
  /** With the lowest version that @mpc/ui allows of each of its peers. @default false */
  lowest?: boolean;
}

/**
 * Copies a consumer, and installs the packages of ours that it names, packed, as pnpm lays packages out: each sees what
 * its own manifest names and nothing else, in the versions this project has locked. Nothing is fetched.
 */
export function install(consumer: string, { production = false, lowest = false }: Installing = {}): string {
  const folder = newFolder();
  cpSync(join(root, 'tests/consumers', consumer), folder, { recursive: true });
  const { dependencies, devDependencies } = manifestOf(folder);
  const named = [...namesOf(dependencies), ...(production ? [] : namesOf(devDependencies))];

  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, ours), { recursive: true });
  const { peerDependencies = {} } = lowest ? manifestOf(join(root, 'packages/ui')) : {};
  for (const name of named) {
    const range = peerDependencies[name];
    if (range !== undefined) {
      copyLowest(name, range, modules);
      continue;
    }
    if (!name.startsWith(ours)) {
      link(root, name, modules);
      continue;
    }
    unpack(name.slice(ours.length), folder, named);
    symlinkSync(installedAt(folder, name.slice(ours.length)), join(modules, name));
  }
  return folder;
}

/** What TypeScript says of an installed consumer and of the types it takes from its packages. */
export function typeErrors(cwd: string): string {
  const { stdout, error } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd });
  if (error !== undefined) throw error;
  return stdout.toString();
}
