import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleOf, namesAt } from '../../scripts/ui-sizes.ts';
import { install, installedAt } from './installed.ts';
import { behind, homeOf, modulesIn } from './ui-modules.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const cwd = install('ui-app');
const place = installedAt(cwd, 'ui');
const dist = join(place, 'dist');
const door = join(dist, 'index.js');
const doors = [door, join(dist, 'jsx-runtime.js'), join(dist, 'jsx-dev-runtime.js')];
const modules = modulesIn(dist);
const names = await namesAt(door);

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const { dependencies = {}, peerDependencies = {} } = manifestOf(place);
const where = (paths: Iterable<string>) => Array.from(paths, (path) => relative(dist, path)).sort();

/** React itself, or built on it. */
const isOfReact = (name: string) =>
  name in peerDependencies || 'react' in (manifestOf(join(place, '../..', name)).peerDependencies ?? {});

describe('the modules of @mpc/ui', () => {
  it('are all behind its doors', () => {
    const reached = new Set(doors.flatMap((one) => [...behind(modules, one)]));
    expect(where(reached)).toEqual(where(modules.keys()));
  });

  it('import what the manifest names and nothing else', () => {
    // Itself aside: its elements are made by its own jsx-runtime.
    const imported = new Set(
      [...modules.values()].flatMap((one) => one.packages).filter((name) => name !== '@mpc/ui'),
    );
    const named = Object.keys({ ...dependencies, ...peerDependencies });
    expect([...imported].filter((name) => !named.includes(name))).toEqual([]);
    expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
  });

  it('belong to the client exactly where they need React', () => {
    const entries = [...modules];
    const wanted = entries.filter(([, { packages }]) => packages.some(isOfReact)).map(([path]) => path);
    const marked = entries.filter(([, { isOfClient }]) => isOfClient).map(([path]) => path);
    expect(where(marked)).toEqual(where(wanted));
    const free = where(modules.keys()).filter((path) => !where(marked).includes(path));
    expect(free).toEqual(
      expect.arrayContaining(['format/format-number.js', 'index.js', 'locale/words.js', 'theme/tokens.js']),
    );
  });
});

it('a React Server Component may write numbers with the same door that has the components', async () => {
  const entry = '\0entry';
  const text = `import { Button, formatNumber } from '@mpc/ui'; export const said = formatNumber('1200.5'); export const client = Button;`;
  const { output } = (await build({
    root: cwd,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['react-server'] },
    plugins: [
      {
        name: 'what belongs to the client is a reference on the server',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? join(cwd, 'entry.js') : undefined),
        load: (id) => (id === join(cwd, 'entry.js') ? text : undefined),
        transform(code) {
          if (!code.startsWith('"use client"')) return undefined;
          const names = this.parse(code).body.flatMap((node) =>
            node.type === 'ExportNamedDeclaration'
              ? node.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
              : [],
          );
          return names.map((name) => `export const ${name} = 'reference to ${name}';`).join('\n');
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = output[0].code;
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect({ ...built }).toEqual({ said: '1,200.50', client: 'reference to Button' });
});

describe('a bundler that is asked for one name', () => {
  const bytes = new Map<string, number>();
  afterAll(() => console.log([...bytes].map(([name, length]) => `${name}: ${length} bytes`).join('\n')));

  it.each(names)('takes no module but those it is made of: %s', async (name) => {
    const home = homeOf(modules, door, name);
    const { code, modules: taken } = await bundleOf(name, door);
    bytes.set(name, Buffer.byteLength(code));
    const ours = Object.entries(taken).flatMap(([path, { renderedLength }]) =>
      path.startsWith(dist) && renderedLength > 0 ? [path] : [],
    );
    expect(ours).toContain(home);
    const made = behind(modules, home);
    expect(where(ours.filter((path) => !made.has(path)))).toEqual([]);
  });

  it('pays no more at the door than for the module itself', async () => {
    for (const name of ['Button', 'Drawer', 'Table', 'formatNumber']) {
      const { code } = await bundleOf(name, homeOf(modules, door, name));
      expect(Math.abs(Buffer.byteLength(code) - (bytes.get(name) ?? 0))).toBeLessThan(100);
    }
  });
});
