import { Groups, type Part } from './groups.ts';

/** What comes apart when every load gets exactly what it needs: modules that the same loads need. */
export interface Piece {
  name: string;
  /** Bytes, give or take: what is compared with others of its kind. */
  size: number;
  /** The pieces that are loaded with it, by name. */
  imports: readonly string[];
}

/** Something that is loaded at once: a page, a screen, a part that is wanted later. */
export interface Load {
  /** The pieces it begins with, by name; what those import comes with them. */
  pieces: readonly string[];
  /** The pieces that are there by then, in the same way. */
  there: readonly string[];
  /** What a byte more costs here, beside other loads. */
  weight: number;
  /** So many bytes it should not exceed, once they are compressed. */
  most: number;
}

/** What pieces come to in one script, compressed. */
export type Weigh = (names: readonly string[]) => number;

/** What each load comes to in scripts that are built of these groups, in the order of the loads. */
export type Measure = (groups: readonly (readonly string[])[]) => Promise<readonly number[]>;

/** How often it begins anew from fewer groups, and how often every piece is then looked at. */
const rounds = 60;
const looks = 2;
/** From this round on every other goes on from the best there was. */
const settled = 4;
/** The share of the groups that rounds begin with, in turn: the others are for what is better apart. */
const kept = [0.9, 0.95, 0.85];

/** Some with all that comes with them. */
function closure<Item>(begin: Iterable<Item>, next: (item: Item) => Iterable<Item>): Set<Item> {
  const found = new Set(begin);
  for (const item of found) for (const other of next(item)) found.add(other);
  return found;
}

/** Makes one of those that the same loads fetch, and that are there for the same: together they cost nobody a byte. */
function groupsOf(pieces: readonly Piece[], loads: readonly Load[]): Groups {
  const byName = new Map(pieces.map((piece) => [piece.name, piece]));
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const all = (names: readonly string[]) => closure(named(names), ({ imports }) => named(imports));
  const needs = loads.map(({ pieces: begin, there }) => ({ wants: all(begin), has: all(there) }));
  const keyOf = (piece: Piece) =>
    needs.map(({ wants, has }) => (has.has(piece) ? 't' : wants.has(piece) ? 'w' : '-')).join('');

  const partOf = new Map<Piece, Part>();
  for (const alike of Map.groupBy(pieces, keyOf).values()) {
    const part = { names: alike.map(({ name }) => name), size: 0, imports: new Set<Part>() };
    for (const piece of alike) {
      part.size += piece.size;
      partOf.set(piece, part);
    }
  }
  const partsOf = (some: Iterable<Piece>) => new Set([...some].flatMap((piece) => partOf.get(piece) ?? []));
  for (const [piece, part] of partOf)
    for (const next of partsOf(named(piece.imports))) part.imports.add(next);
  return new Groups(
    partsOf(pieces),
    loads.map((load) => ({ load, wants: partsOf(named(load.pieces)), has: partsOf(named(load.there)) })),
  );
}

/**
 * Merges pieces until there are few enough, at the least cost to all loads together. Answers with the names that belong
 * together. First those are one that the same loads fetch, and the smallest goes where it costs least. Then every piece
 * that is better somewhere else moves there, and again after the pairs that cost least have made room. After each round it is
 * weighed what loads come to, and those that came to too much get less room, until none does. Then the scripts are built and
 * measured: weights are put right by that, and it goes on until nothing is too much there either.
 */
export async function mergePieces(
  pieces: readonly Piece[],
  loads: readonly Load[],
  { most, weigh, measure }: { most: number; weigh: Weigh; measure: Measure },
): Promise<string[][]> {
  const groups = groupsOf(pieces, loads);
  while (groups.count > most) groups.mergeSmallest();
  const look = async () => {
    const names = groups.names();
    let over = groups.fit(weigh);
    const isMeasured = over === 0;
    if (isMeasured) {
      over = groups.correct(await measure(names));
      groups.fit(weigh);
    }
    return { names, kept: groups.kept(), over, isMeasured };
  };
  let best = await look();
  for (let round = 0; round < rounds && best.over > 0; round += 1) {
    if (round >= settled && round % 2 === 0) groups.restore(best.kept);
    const share = round === 0 ? 1 : (kept[round % kept.length] ?? 1);
    while (groups.count > most * share) groups.mergeCheapest();
    for (let time = 0; time < looks; time += 1) groups.moveParts(most);
    const now = await look();
    if (now.isMeasured || now.over < best.over) best = now;
  }
  return best.names;
}
