/**
 * What importing one name of @mpc/ui costs an application that has React and styled-components already. Run by itself it
 * writes down what every name may cost from now on.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './folders.ts';

/** Kilobytes of 1000, compressed with brotli, that the library promises. */
const promised: Record<string, number> = { formatNumber: 1, Button: 15, Drawer: 20, ConfirmDialog: 23 };

const dist = join(root, 'packages/ui/dist');
const limitsFile = join(root, 'packages/ui/sizes.json');
const bundles = join(root, '.cache/sizes');

/** The names of the values at a built door. */
export async function namesAt(door: string): Promise<string[]> {
  return Object.keys((await import(pathToFileURL(door).href)) as object).sort();
}

/** What a bundler makes of an application that imports this name from this module, and nothing else. */
export async function bundleOf(name: string, from: string): Promise<Rolldown.OutputChunk> {
  const entry = '\0entry';
  const text = `export { ${name} } from ${JSON.stringify(from)};`;
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|scheduler|styled-components)($|\/)/,
        output: { codeSplitting: false },
        // Reads only those of a library's thousand icons that are asked for.
        experimental: { lazyBarrel: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

/** Writes one bundle for every name of the built library, and gives their files. */
export async function bundleEach(): Promise<Map<string, string>> {
  rmSync(bundles, { recursive: true, force: true });
  mkdirSync(bundles, { recursive: true });
  const door = join(dist, 'index.js');
  const files = new Map<string, string>();
  for (const name of await namesAt(door)) {
    const file = join(bundles, `${name}.js`);
    writeFileSync(file, (await bundleOf(name, door)).code);
    files.set(name, file);
  }
  return files;
}

/** What every name may cost: never more than what is promised. */
export function limits(): Record<string, number> {
  const written = JSON.parse(readFileSync(limitsFile, 'utf8')) as Record<string, number>;
  return Object.fromEntries(
    Object.entries(written).map(([name, limit]) => [name, Math.min(limit, promised[name] ?? limit)]),
  );
}

/** A little above what it costs today. */
const limitFor = (file: string) => {
  const kilobytes = brotliCompressSync(readFileSync(file)).length / 1000;
  return Math.ceil(kilobytes * 10.2) / 10;
};

if (import.meta.main) {
  const entries = [...(await bundleEach())].map(([name, file]) => [name, limitFor(file)]);
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
