import { build, type InlineConfig, type Rolldown } from 'vite';
import { mergePieces, type Load } from './merge-pieces.ts';
import { takeApart } from './take-apart.ts';

/** So many scripts may a build come in: the policy names each by its hash, and has to fit into a header. */
export const mostScripts = 130;

/** Scripts of words, one a file and language, are what they are. */
const words = /[\\/]locales[\\/][\w-]+[\\/][\w.]+\.json$/;
const isWords = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => words.test(id));

/** Bytes of source that make a script worth a request. */
const least = 16_000;

/** What a byte more costs, and the bytes of source that are most: brotli leaves a quarter. What every visit loads gets none. */
const page = { weight: 1, most: 0 };
const screen = { weight: 30, most: 222_000 };
const part = { weight: 1, most: 510_000 };

/** What the first rows need, by the end of its source: one script, which the login page gets as well, as they come next. */
const shell = ['src/app/layout/root-layout.tsx', 'src/screens/wallet/wallet-list.screen.tsx'];
const center = 'src/app/layout/center-layout.tsx';
const overlays = 'src/app/layout/overlays.ts';
/** What comes by itself right after the first rows. */
export const soon = [
  overlays,
  'src/app/layout/unknown-payments.tsx',
  'src/app/forget-person.ts',
  'src/features/activity/pending-count.tsx',
  'src/features/approvals/waiting-count.tsx',
  'src/screens/wallet/parts/unpaid-tag.tsx',
];

/** What asks the first question of a screen. The bundler may put it beside what it stands on, in a piece that is named after neither. */
const isQuestion = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => id.includes('/src/screens/') && id.endsWith('-first.ts'));

/**
 * Takes the first questions of all screens out of where they fell, with what they need: one script that is fetched right
 * after the first rows. It needs nothing but what those have, so that no circle comes of it.
 */
function questionsApart(
  groups: readonly string[][],
  chunks: readonly Rolldown.OutputChunk[],
  rows: readonly string[],
): string[][] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const all = (begin: readonly string[]) => {
    const found = new Set(begin);
    for (const file of found) for (const next of importsOf.get(file) ?? []) found.add(next);
    return found;
  };
  const there = all(rows);
  const own = all(chunks.flatMap((chunk) => (isQuestion(chunk) ? [chunk.fileName] : [])));
  const apart = [...own].filter((file) => !there.has(file));
  return [...groups.map((files) => files.filter((file) => !apart.includes(file))), apart].filter(
    (files) => files.length > 0,
  );
}

function loadsOf(chunks: readonly Rolldown.OutputChunk[]): Load[] {
  const fileOf = (source: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))?.fileName ?? source;
  const main = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const first = [...main, ...shell.map(fileOf)];
  const wanted = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  /** What is there by the time a chunk is wanted, where only one other wants it. */
  const before = (file: string, seen: readonly string[] = []): string[] => {
    const [asking, another] = chunks.filter(({ dynamicImports }) => dynamicImports.includes(file));
    if (asking === undefined || another !== undefined || seen.includes(file)) return [];
    return [asking.fileName, ...before(asking.fileName, [...seen, file])];
  };
  return chunks
    .filter((chunk) => wanted.has(chunk.fileName) && !isQuestion(chunk))
    .map(({ fileName, facadeModuleId }): Load => {
      const source = facadeModuleId ?? '';
      const pieces = [fileName];
      if (first.includes(fileName)) return { pieces: first, there: [], ...page };
      if (source.includes('/screens/center/') && source.endsWith('.screen.tsx'))
        return { pieces: [fileOf(center), ...pieces], there: first, ...screen };
      if (/\.screen\.tsx$|-layout\.tsx$/.test(source)) return { pieces, there: first, ...screen };
      if (soon.some((end) => source.endsWith(end))) return { pieces, there: first, ...page };
      const there = [...first, fileOf(overlays), ...before(fileName)];
      return { pieces, there, ...part };
    });
}

/**
 * Which script each module goes into, by its id; none for those that are left where they are. Builds once to see what
 * comes apart: only the bundler knows what of a module is needed.
 */
export async function planScripts(config: InlineConfig): Promise<Map<string, string>> {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const apart = chunks.filter(isWords);
  const pieces = chunks
    .filter((chunk) => !isWords(chunk))
    .map(({ fileName, code, imports }) => ({ name: fileName, size: code.length, imports }));
  const loads = loadsOf(chunks);
  // A worker is a script too, and no chunk of the page.
  const workers = built.output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.js'));
  const most = mostScripts - apart.length - workers.length - 1;
  const merged = takeApart(mergePieces(pieces, loads, { most, least }), pieces, loads, most);
  const rows = loads.filter((load) => load.there.length === 0).flatMap((load) => load.pieces);
  const groups = questionsApart(merged, chunks, rows);
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
