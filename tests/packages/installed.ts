import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
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

/** Packs a package of ours as it would be published, and gives the file. */
export function pack(name: string): string {
  const folder = join(root, 'packages', name);
  if (!existsSync(join(folder, 'dist'))) throw new Error(`There is no build of @mpc/${name}: pnpm build`);
  const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', newFolder()], {
    cwd: folder,
  });
  return (JSON.parse(packed.toString()) as { filename: string }).filename;
}

function link(from: string, name: string, into: string): void {
  const place = join(into, name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), place);
}

/**
 * Copies a consumer, and installs the packed @mpc/api there as pnpm lays packages out: it sees what its own manifest
 * names and nothing else, in the versions this project has locked. Nothing is fetched.
 */
export function install(
  consumer: 'node' | 'vite',
  { production = false }: { production?: boolean } = {},
): string {
  const tarball = pack('api');
  const folder = newFolder();
  cpSync(join(root, 'tests/consumers', consumer), folder, { recursive: true });
  const { dependencies, devDependencies } = manifestOf(folder);
  const named = [...namesOf(dependencies), ...(production ? [] : namesOf(devDependencies))];

  const modules = join(folder, 'node_modules');
  const store = join(modules, '.store', 'node_modules');
  const api = join(store, '@mpc', 'api');
  mkdirSync(api, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', api, '--strip-components=1']);

  const workspace = join(root, 'packages', 'api');
  for (const [name, version] of Object.entries(manifestOf(api).dependencies ?? {})) {
    link(workspace, name, store);
    const locked = manifestOf(join(store, name)).version;
    if (locked !== version) throw new Error(`${name} ${version} is asked for, and ${locked} is installed`);
  }
  for (const name of namesOf(manifestOf(api).peerDependencies)) {
    if (named.includes(name)) link(workspace, name, store);
  }

  mkdirSync(join(modules, '@mpc'));
  symlinkSync(api, join(modules, '@mpc', 'api'));
  for (const name of named) if (name !== '@mpc/api') link(root, name, modules);
  return folder;
}

/** What TypeScript says of an installed consumer and of the types it takes from its packages. */
export function typeErrors(cwd: string): string {
  const { stdout, error } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd });
  if (error !== undefined) throw error;
  return stdout.toString();
}
