import type { Load, Piece } from './merge-pieces.ts';

/** Bytes that make it worth a script. */
const least = 2_000;

/** What follows from some, step by step, with them. */
function closure<Item>(begin: Iterable<Item>, next: (item: Item) => Iterable<Item>): Set<Item> {
  const found = new Set(begin);
  for (const item of found) for (const other of next(item)) found.add(other);
  return found;
}

/**
 * Takes apart again what the heaviest loads do not need, as long as there may be more groups and one exceeds what it should
 * not: merging begins with the smallest pieces and does not see where it ends. What a load without such a bound fetches stays.
 */
export function takeApart(
  merged: readonly (readonly string[])[],
  pieces: readonly Piece[],
  loads: readonly Load[],
  limit: number,
): string[][] {
  let groups = merged.map((names) => [...names]);
  const piece = new Map(pieces.map((one) => [one.name, one]));
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (piece.get(name)?.size ?? 0), 0);
  const importsOf = (name: string) => (piece.get(name)?.imports ?? []).filter((next) => piece.has(next));
  const known = (names: readonly string[]) => names.filter((name) => piece.has(name));
  const needs = loads.map((load) => ({
    ...load,
    wants: closure(known(load.pieces), importsOf),
    has: closure(known(load.there), importsOf),
  }));

  /** What stands in which group, and what comes with a group. */
  const shapeOf = (now: readonly string[][]) => {
    const placeOf = new Map(now.flatMap((names, at) => names.map((name) => [name, at] as const)));
    const places = (names: Iterable<string>) => [...names].flatMap((name) => placeOf.get(name) ?? []);
    const behind = now.map((names, at) => places(names.flatMap(importsOf)).filter((other) => other !== at));
    const all = (begin: Iterable<number>) => closure(begin, (at) => behind[at] ?? []);
    return { places, all };
  };

  const better = (): string[][] | null => {
    const { places, all } = shapeOf(groups);
    const fixed = new Set(needs.flatMap(({ wants, most }) => (most === 0 ? [...all(places(wants))] : [])));
    const heavy = needs
      .map(({ wants, has, most }) => {
        const there = all(places(has));
        const fetched = [...all(places(wants))].filter((at) => !there.has(at));
        const size = fetched.reduce((sum, at) => sum + sizeOf(groups[at] ?? []), 0);
        return { wants, fetched, excess: most === 0 ? 0 : size / most };
      })
      .filter(({ excess }) => excess > 1)
      .sort((a, b) => b.excess - a.excess);
    for (const { wants, fetched } of heavy) {
      const idle = fetched
        .map((at) => ({ at, rest: (groups[at] ?? []).filter((name) => !wants.has(name)) }))
        .filter(
          ({ at, rest }) => !fixed.has(at) && rest.length < (groups[at]?.length ?? 0) && sizeOf(rest) > least,
        )
        .sort((a, b) => sizeOf(b.rest) - sizeOf(a.rest));
      const [first] = idle;
      if (first === undefined) continue;
      const { at, rest } = first;
      // What it needs imports nothing of the rest, so that no circle comes of it.
      const own = (groups[at] ?? []).filter((name) => wants.has(name));
      return [...groups.slice(0, at), own, ...groups.slice(at + 1), rest];
    }
    return null;
  };

  while (groups.length < limit) {
    const next = better();
    if (next === null) break;
    groups = next;
  }
  return groups;
}
