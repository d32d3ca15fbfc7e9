import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './folders.ts';
import { component } from './recipes/component.ts';
import { domain } from './recipes/domain.ts';
import { namesOf, type Recipe } from './recipes/names.ts';
import { screen } from './recipes/screen.ts';

const usage = `pnpm new component <name>
pnpm new domain <name>
pnpm new screen <branch>/<name>    for example center/invoice/invoice-list`;

function recipe(kind = '', name = ''): Recipe | undefined {
  if (kind === 'component') return component(namesOf(name));
  if (kind === 'domain') return domain(namesOf(name));
  const [, branch, last] = /^(.+)\/([^/]+)$/.exec(name) ?? [];
  if (kind === 'screen' && branch !== undefined && last !== undefined) return screen(namesOf(last), branch);
  return undefined;
}

function write({ files, next }: Recipe): void {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`+ ${path}`);
  }
  console.log(`\nBy hand:\n${next.map((line) => `- ${line}`).join('\n')}`);
}

try {
  const [kind, name] = process.argv.slice(2);
  const found = recipe(kind, name);
  if (found === undefined) throw new Error(usage);
  write(found);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
