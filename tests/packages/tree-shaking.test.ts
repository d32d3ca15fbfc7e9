import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { install, installedAt } from './installed.ts';

interface Call {
  path: string;
  schema: { params?: object; data?: object };
}

const cwd = install('node', { production: true });
const dist = join(installedAt(cwd, 'api'), 'dist');
const door = (await import(pathToFileURL(join(dist, 'index.js')).href)) as Record<string, unknown>;

function isCall(entry: [string, unknown]): entry is [string, Call] {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'path' in value && 'schema' in value;
}

/** Every domain at the door, told by what it is: an object of calls. */
const domains = new Map(
  Object.entries(door).flatMap(([name, value]) => {
    const entries =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries<unknown>({ ...value })
        : [];
    const calls = entries.filter(isCall);
    return calls.length > 0 && calls.length === entries.length ? [[name, calls] as const] : [];
  }),
);

/** The names of every field in a schema, however deep. */
function fieldsOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const isSchema = 'kind' in part && part.kind === 'schema';
  const own =
    isSchema && 'entries' in part && part.entries instanceof Object ? Object.keys(part.entries) : [];
  return [...own, ...Object.values(part).flatMap((inner) => fieldsOf(inner, seen))];
}

// What a line of a contract is made of, and names as short as those that a minifier gives, could be anything.
const isField = (name: string) => name.length > 2 && !/^(params|data|timeout|refreshes|refusals)$/.test(name);

/** What the code of a domain says: the names and paths of its calls, and the fields of what they carry. */
const marks = new Map(
  [...domains].map(([name, calls]) => {
    const keys = [...calls.map(([call]) => call), ...fieldsOf(calls.map(([, call]) => call)).filter(isField)];
    return [name, new Set([...calls.map(([, { path }]) => `${path}\``), ...keys.map((key) => `${key}:`)])];
  }),
);

interface Bundle {
  all: string;
  /** What is in it of the domains. */
  ours: string;
}

/** What a bundler makes of an application that imports these names and nothing else. */
async function bundle(names: string[]): Promise<Bundle> {
  const entry = join(cwd, 'entry.js');
  const text = `import { ${names.join(', ')} } from '@mpc/api'; globalThis.kept = [${names.join(', ')}];`;
  const isOurs = (id: string) => id === entry || id.startsWith(join(dist, 'domains'));
  // As in an application of several pages: what all of them need is a file of its own.
  const groups = [{ name: 'shared', test: (id: string) => !isOurs(id) }];
  const { output } = (await build({
    root: cwd,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { codeSplitting: { groups } } } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    all: chunks.map(({ code }) => code).join('\n'),
    ours: chunks.flatMap(({ name, code }) => (name === 'shared' ? [] : code)).join('\n'),
  };
}

const holds = (text: string, mark: string) => new RegExp(`(?<![\\w$])${mark}`).test(text);

describe('a bundler that is asked for one domain', () => {
  const sizes: [name: string, bytes: number][] = [];
  afterAll(() => console.log(sizes.map(([name, bytes]) => `${name}: ${bytes} bytes`).join('\n')));

  it.each([...domains.keys()])('takes no call and no field of another: %s', async (name) => {
    const { all, ours } = await bundle([name]);
    sizes.push([name, Buffer.byteLength(all)]);
    const own = marks.get(name) ?? new Set();
    expect([...own].filter((mark) => !holds(all, mark))).toEqual([]);
    const foreign = new Set(
      [...marks.values()].flatMap((some) => [...some]).filter((mark) => !own.has(mark)),
    );
    expect([...foreign].filter((mark) => holds(ours, mark))).toEqual([]);
  });

  it('takes less than for all of them', async () => {
    const bytes = Buffer.byteLength((await bundle([...domains.keys()])).all);
    sizes.push(['all of them', bytes]);
    expect(domains.size).toBeGreaterThan(8);
    expect(sizes.filter(([name, size]) => name !== 'all of them' && size > bytes * 0.7)).toEqual([]);
  });
});
