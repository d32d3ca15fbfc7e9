import { build, type InlineConfig, type Rolldown } from 'vite';
import { mergePieces, type Load } from './merge-pieces.ts';

/** So many scripts may a build come in: the policy names each by its hash, and has to fit into a header. */
export const mostScripts = 130;

/** Scripts of words, one a file and language, are what they are. */
const words = /[\\/]locales[\\/][\w-]+[\\/][\w.]+\.json$/;
const isWords = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => words.test(id));

/**
 * What a byte more costs, and the bytes that should be most before they are compressed: brotli leaves a bit more than a third.
 * They lie under the ceilings of sizes, because scripts that belong together less well are compressed less well.
 * The first page is given nothing it does not need, and what every visit loads next to nothing.
 */
const page = { weight: 1_000_000, most: Infinity };
const early = { weight: 100, most: 146_921 };
const screen = { weight: 10, most: 115_931 };
const part = { weight: 1, most: 190_461 };

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

/** Bytes that the first questions come to at most. */
const mostAsked = 29_000;

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

function loadsOf(chunks: readonly Rolldown.OutputChunk[], questions: ReadonlySet<string>): Load[] {
  const fileOf = pieceOf(chunks);
  const first = rowsIn(chunks);
  const wanted = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const asked = chunks.reduce(
    (sum, { fileName, code }) => sum + (questions.has(fileName) ? code.length : 0),
    0,
  );
  /** What a screen may come to besides the script of first questions, which it fetches where its own is among them. */
  const screenOf = (file: string) => {
    const own = new Set([file]);
    for (const part of own) for (const next of importsOf.get(part) ?? []) own.add(next);
    return [...own].some((part) => questions.has(part)) ? { ...screen, most: screen.most - asked } : screen;
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
        return { pieces: [fileOf(center), ...pieces], there: first, ...screenOf(fileName) };
      if (/\.screen\.tsx$|-layout\.tsx$/.test(source)) return { pieces, there: first, ...screenOf(fileName) };
      if (soon.some((end) => source.endsWith(end))) return { pieces, there: first, ...early };
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
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const apart = chunks.filter(isWords);
  const questions = questionsIn(chunks, rowsIn(chunks));
  const pieces = chunks
    .filter((chunk) => !isWords(chunk) && !questions.has(chunk.fileName))
    .map(({ fileName, code, imports }) => ({ name: fileName, size: code.length, imports }));
  // A worker is a script too, and no chunk of the page.
  const workers = built.output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.js'));
  // The first questions are one, and the bundler adds one of its own.
  const most = mostScripts - apart.length - workers.length - 2;
  const groups = [...mergePieces(pieces, loadsOf(chunks, questions), most), [...questions]];
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
