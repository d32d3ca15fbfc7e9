import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { builtLoads } from './built-loads.ts';
import { limits } from './limits.ts';
import { mergePieces, type Load, type Weigh } from './merge-pieces.ts';

/** So many scripts may a build come in: the policy names each by its hash, and has to fit into a header. */
export const mostScripts = 130;

/** The words of the shell, a script a language. */
const words = /[\\/]locales[\\/][\w-]+[\\/]translation\.json$/;
const isWords = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => words.test(id));

/** The share of a limit that a plan is measured against, so that a small change does not go over it. */
const planned = 0.99;
const bytes = (kilobytes: number) => planned * 1000 * kilobytes;

/**
 * What a byte more costs, and what should be most. The first page is given nothing it does not need, and what every visit
 * loads next to nothing.
 */
const page = { weight: 1e15, most: Infinity };
const early = { weight: 30, most: bytes(limits.overlays) };
const screen = { weight: 3, most: bytes(limits.route) };
const part = { weight: 1, most: bytes(limits.wanted) };

const locales = join(import.meta.dirname, '../../../locales');

/** What the first rows need, by the end of its source: one script, which the login page gets as well, as they come next. */
const shell = ['src/app/layout/root-layout.tsx', 'src/screens/wallet/wallet-list.screen.tsx'];
const center = 'src/app/layout/center-layout.tsx';
const overlays = 'src/app/layout/overlays.tsx';
/** What comes by itself right after the first rows. */
export const soon = [
  overlays,
  'src/app/layout/unknown-payments.tsx',
  'src/app/forget-person.ts',
  'src/features/activity/pending-count.tsx',
  'src/features/approvals/waiting-count.tsx',
  'src/screens/wallet/parts/unpaid-tag.tsx',
];

/** Bytes that the first questions come to at most. */
const mostAsked = 25_000;

/** What asks the first question of a screen. The bundler may put it beside what it stands on, in a piece that is named after neither. */
const isQuestion = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => id.includes('/src/screens/') && id.endsWith('-first.ts'));

/**
 * The first questions of screens, with what they need besides the first rows: one script that is fetched right after those,
 * and that no circle comes of. The smallest come first; those that it has no room for come with their screens.
 */
function questionsIn(chunks: readonly Rolldown.OutputChunk[], rows: readonly string[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const all = (begin: readonly string[]) => {
    const found = new Set(begin);
    for (const file of found) for (const next of byName.get(file)?.imports ?? []) found.add(next);
    return found;
  };
  const there = all(rows);
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + (byName.get(file)?.code.length ?? 0), 0);
  const questions = chunks
    .filter(isQuestion)
    .map(({ fileName }) => [...all([fileName])].filter((file) => !there.has(file)))
    .sort((one, other) => sizeOf(one) - sizeOf(other));
  const apart = new Set<string>();
  for (const needed of questions) {
    const more = needed.filter((file) => !apart.has(file));
    if (sizeOf([...apart, ...more]) <= mostAsked) for (const file of more) apart.add(file);
  }
  return apart;
}

/** The piece that a source lies in. */
const pieceOf = (chunks: readonly Rolldown.OutputChunk[]) => (source: string) =>
  chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))?.fileName ?? source;

/** What the first rows begin with. */
const rowsIn = (chunks: readonly Rolldown.OutputChunk[]): string[] => [
  ...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  ...shell.map(pieceOf(chunks)),
];

/** What a file of words comes to, as it is served. */
const sizeOfWords = (file: string) =>
  brotliCompressSync(JSON.stringify(JSON.parse(readFileSync(join(locales, file), 'utf8')))).length;

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What a text comes to with the best brotli, give or take. */
const weightOf = (text: string | Buffer) => 0.905 * brotliCompressSync(text, fast).length;

/**
 * What pieces come to in one script, compressed fast: the best brotli takes forty times as long for 8 bytes less of 100. What a
 * script imports of others cannot be compressed; what pieces import of each other it does without.
 */
function weighing(chunks: readonly Rolldown.OutputChunk[]): Weigh {
  const ofOthers = /import(?:\{([^}]*)\}from)?"([^"]*)";|export\{[^}]*\};\s*$/g;
  const texts = new Map(chunks.map(({ fileName, code }) => [fileName, code.replace(ofOthers, '')]));
  const imported = new Map(
    chunks.map(({ fileName, code }) => [
      fileName,
      Array.from(code.matchAll(ofOthers), ([, names = '', from = '']) => ({
        from: from.replace('./', 'assets/'),
        names: names.split(',').map((name) => `${from} ${name.replace(/ as .*/, '')}`),
      })),
    ]),
  );
  const wants = new Map(chunks.map(({ fileName, dynamicImports }) => [fileName, dynamicImports]));
  const known = new Map<string, number>();
  const weighed = (files: readonly string[]) => {
    const text = files.map((file) => texts.get(file)).join('\n');
    const own = new Set(files);
    const others = files.flatMap((file) => imported.get(file) ?? []).filter(({ from }) => !own.has(from));
    const names = new Set(others.flatMap((other) => other.names));
    // Each that is loaded when it is wanted comes with the numbers of all that is fetched with it.
    const wanted = files.flatMap((file) => wants.get(file) ?? []).length;
    return weightOf(text) + 6.6 * names.size + 40 * wanted + 80;
  };
  return (names) => {
    const key = names.join(' ');
    const weight = known.get(key) ?? weighed(names);
    known.set(key, weight);
    return weight;
  };
}

function loadsOf(
  chunks: readonly Rolldown.OutputChunk[],
  questions: ReadonlySet<string>,
  { weigh, centerWords }: { weigh: Weigh; centerWords: number },
): Load[] {
  const fileOf = pieceOf(chunks);
  const first = rowsIn(chunks);
  const wanted = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const asked = weigh([...questions]);
  /** What a screen may come to besides words, and the script of first questions, which it fetches where its own is among them. */
  const screenOf = (file: string, besides = 0) => {
    const own = new Set([file]);
    for (const part of own) for (const next of importsOf.get(part) ?? []) own.add(next);
    const isAsking = [...own].some((part) => questions.has(part));
    return { ...screen, most: screen.most - besides - (isAsking ? asked : 0) };
  };
  const known = new Map<string, ReadonlySet<string>>();
  /** What is there by the time a chunk is wanted: what all that want it are made of, and what was there for those. */
  const before = (file: string, seen: readonly string[] = []): ReadonlySet<string> => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const asking = chunks.filter(
      ({ dynamicImports, fileName }) => dynamicImports.includes(file) && ![file, ...seen].includes(fileName),
    );
    const [one = new Set<string>(), ...others] = asking.map(({ fileName }) => {
      const own = new Set([fileName]);
      for (const part of own) for (const next of importsOf.get(part) ?? []) own.add(next);
      return new Set([...own, ...before(fileName, [...seen, file])]);
    });
    const all = new Set([...one].filter((part) => others.every((next) => next.has(part))));
    if (seen.length === 0) known.set(file, all);
    return all;
  };
  return chunks
    .filter(({ fileName }) => wanted.has(fileName) && !questions.has(fileName))
    .map((chunk): Load => {
      const { fileName, facadeModuleId } = chunk;
      const source = facadeModuleId ?? '';
      const pieces = [fileName];
      if (first.includes(fileName)) return { pieces: first, there: [], ...page };
      if (isQuestion(chunk)) return { pieces, there: first, ...screen };
      if (source.includes('/screens/center/') && source.endsWith('.screen.tsx'))
        return { pieces: [fileOf(center), ...pieces], there: first, ...screenOf(fileName, centerWords) };
      if (/\.screen\.tsx$|-layout\.tsx$/.test(source)) return { pieces, there: first, ...screenOf(fileName) };
      if (soon.some((end) => source.endsWith(end))) return { pieces, there: first, ...early };
      const there = [...first, fileOf(overlays), ...before(fileName)];
      return { pieces, there, ...part };
    });
}

/** What a build is told so that modules go where the plan says. */
export const builtIn = (plan: ReadonlyMap<string, string>) => {
  const group = {
    debugName: 'planned',
    name: (id: string) => plan.get(id) ?? null,
    includeDependenciesRecursively: false,
  };
  return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
};

/** Which script each module goes into, by its id: the modules of pieces that belong together. */
function scriptsOf(
  groups: readonly (readonly string[])[],
  chunks: readonly Rolldown.OutputChunk[],
): Map<string, string> {
  const taken = new Set<string>();
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return new Map(
    groups.flatMap((files) => {
      const members = files.flatMap((file) => byName.get(file) ?? []);
      const own = members[0]?.name ?? 'part';
      const name = taken.has(own) ? `${own}-${taken.size}` : own;
      taken.add(name);
      return members.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, name] as const));
    }),
  );
}

/**
 * Which script each module goes into, by its id; none for those that are left where they are. Builds once to see what
 * comes apart, as only the bundler knows what of a module is needed, and again to see what loads really come to.
 */
export async function planScripts(config: InlineConfig): Promise<Map<string, string>> {
  const bundle = async (more: InlineConfig) =>
    (await build(
      mergeConfig<InlineConfig, InlineConfig>(
        { ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false } },
        more,
      ),
    )) as Rolldown.RolldownOutput;
  // What is preloaded is not known yet: lists of all that comes apart would be weighed.
  const { output } = await bundle({ build: { modulePreload: false } });
  const chunks = output.filter((file) => file.type === 'chunk');
  const questions = questionsIn(chunks, rowsIn(chunks));
  const pieces = chunks
    .filter((chunk) => !isWords(chunk) && !questions.has(chunk.fileName))
    .map(({ fileName, code, imports }) => ({ name: fileName, size: code.length, imports }));
  // A worker is a script too, and no chunk of the page.
  const workers = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.js'));
  // The first questions are one, and the bundler adds one of its own.
  const most = mostScripts - chunks.filter(isWords).length - workers.length - 2;
  const centerWords = sizeOfWords('en-US/translation.center.json');
  const weigh = weighing(chunks);
  const loads = loadsOf(chunks, questions, { weigh, centerWords });
  const plan = (groups: readonly (readonly string[])[]) => scriptsOf([...groups, [...questions]], chunks);
  const measure = async (groups: readonly (readonly string[])[]) => {
    const built = await bundle(builtIn(plan(groups)));
    return builtLoads(loads, { pieces: chunks, built: built.output, besides: questions });
  };
  return plan(await mergePieces(pieces, loads, { most, weigh, measure }));
}
