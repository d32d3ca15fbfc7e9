import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Load } from './merge-pieces.ts';

/** What each load comes to in a build: the bytes of the scripts it fetches, compressed as they are served. */
export function builtLoads(
  loads: readonly Load[],
  {
    pieces,
    built,
    besides,
  }: {
    /** The chunks that loads name. */
    pieces: readonly Rolldown.OutputChunk[];
    /** What the build came to. */
    built: Rolldown.RolldownOutput['output'];
    /** Pieces whose script is not counted, by name. */
    besides: ReadonlySet<string>;
  },
): number[] {
  const scripts = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const scriptOf = new Map(
    Array.from(scripts.values()).flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])),
  );
  const modulesOf = new Map(pieces.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  const weights = new Map(
    Array.from(scripts.values(), ({ fileName, code }) => [fileName, brotliCompressSync(code).length]),
  );
  const fetched = (names: Iterable<string>) => {
    const found = new Set(
      Array.from(names).flatMap((name) =>
        (modulesOf.get(name) ?? []).flatMap((id) => scriptOf.get(id) ?? []),
      ),
    );
    for (const file of found) for (const next of scripts.get(file)?.imports ?? []) found.add(next);
    return found;
  };
  const uncounted = fetched(besides);
  return loads.map(({ pieces: begin, there }) => {
    const has = fetched(there);
    return [...fetched(begin)]
      .filter((file) => !has.has(file) && !uncounted.has(file))
      .reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
  });
}
