import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '@mpc/api';
import { paths } from '../packages/console/src/shared/paths.ts';
import { root } from './folders.ts';
import { component } from './recipes/component.ts';
import { domain } from './recipes/domain.ts';
import { namesOf, type Recipe } from './recipes/names.ts';
import { listedCall } from './recipes/screen-call.ts';
import { screenNames } from './recipes/screen-names.ts';
import { screen } from './recipes/screen.ts';

const usage = `pnpm new component <name>
pnpm new domain <name>
pnpm new screen <address> --call <domain>.<query> --en <title> --zh <title>
    for example pnpm new screen center/coSigner/logs --call autoCollect.logs --en 'Auto sweep log' --zh '自动归集日志'`;

interface Options {
  call?: string | undefined;
  en?: string | undefined;
  zh?: string | undefined;
}

function recipe(kind = '', name = '', { call, en, zh }: Options): Recipe {
  if (kind === 'component') return component(namesOf(name));
  if (kind === 'domain') return domain(namesOf(name));
  if (kind !== 'screen' || !call || !en || !zh) throw new Error(usage);
  return screen(screenNames(name, { english: en, chinese: zh }, paths), listedCall(calls, call));
}

/** Every name has one file in the console: a second of that name would be taken for the first. */
function refuseTaken(files: readonly string[]): void {
  const there = files.find((path) => existsSync(join(root, path)));
  if (there !== undefined) throw new Error(`${there} is there already`);
  const names = new Set(
    files.filter((path) => path.startsWith('packages/console/')).map((path) => basename(path)),
  );
  const same = globSync('packages/console/src/**/*.{ts,tsx}', { cwd: root }).find((path) =>
    names.has(basename(path)),
  );
  if (same !== undefined) throw new Error(`The name of ${same} is taken`);
}

const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

function write({ files, edits = {}, next }: Recipe): void {
  refuseTaken(Object.keys(files));
  // All of it is made before any of it is written: a refusal leaves everything as it was.
  const edited = Object.entries(edits).map(([path, edit]): [string, string] => [path, edit(textOf(path))]);
  const changed = [...Object.entries(files), ...edited].filter(([path, text]) => text !== textOf(path));
  for (const [path, text] of changed) {
    console.log(`${existsSync(join(root, path)) ? '~' : '+'} ${path}`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  spawnSync(
    'oxfmt',
    changed.map(([path]) => path),
    { cwd: root, stdio: 'inherit' },
  );
  console.log(`\n${changed.length} files. By hand:\n${next.map((line) => `- ${line}`).join('\n')}`);
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { call: { type: 'string' }, en: { type: 'string' }, zh: { type: 'string' } },
  });
  write(recipe(positionals[0], positionals[1], values));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
