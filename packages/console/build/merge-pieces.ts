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
  /** So many bytes it should not exceed, whatever that saves elsewhere. */
  most: number;
}

export interface Merging {
  /** There are at most so many pieces in the end. */
  most: number;
  /** None is smaller, where that can be. */
  least: number;
}

/** How much worse a byte above the limit of a load is. */
const excess = 10_000;

interface Group {
  names: string[];
  size: number;
  imports: Set<Group>;
  /** The loads that fetch it or have it already, by their place. */
  loads: Set<number>;
  /** Those of them that have it already. */
  there: Set<number>;
}

const union = <Item>(one: Set<Item>, other: Set<Item>) => new Set([...one, ...other]);
const without = <Item>(one: Set<Item>, other: Set<Item>) =>
  new Set([...one].filter((item) => !other.has(item)));

/** A group and all that comes with it. */
function closure(groups: Iterable<Group>): Set<Group> {
  const found = new Set(groups);
  for (const group of found) for (const next of group.imports) found.add(next);
  return found;
}

/** Whether one of two groups needs a third that needs the other: merged, they would wait for each other. */
function isCircle(one: Group, other: Group): boolean {
  const leads = (from: Group, to: Group) => closure([...from.imports].filter((next) => next !== to)).has(to);
  return leads(one, other) || leads(other, one);
}

function groupsOf(pieces: readonly Piece[], loads: readonly Load[]): Set<Group> {
  const groups = new Map(
    pieces.map(({ name, size }): [string, Group] => [
      name,
      { names: [name], size, imports: new Set(), loads: new Set(), there: new Set() },
    ]),
  );
  const known = (names: readonly string[]) => names.flatMap((name) => groups.get(name) ?? []);
  for (const { name, imports } of pieces)
    for (const next of known(imports)) if (next.names[0] !== name) groups.get(name)?.imports.add(next);
  for (const [at, { pieces: wanted, there }] of loads.entries()) {
    for (const group of closure(known([...wanted, ...there]))) group.loads.add(at);
    for (const group of closure(known(there))) group.there.add(at);
  }
  return new Set(groups.values());
}

/** Puts one group into another. Whatever fetches either fetches both from now on, with all that comes with them. */
function merge(groups: Set<Group>, from: Group, into: Group) {
  into.names.push(...from.names);
  into.size += from.size;
  into.imports = union(into.imports, from.imports);
  groups.delete(from);
  for (const group of groups) if (group.imports.delete(from)) group.imports.add(into);
  into.imports.delete(into);
  into.imports.delete(from);
  const together = union(from.loads, into.loads);
  const there = union(from.there, into.there);
  for (const group of closure([into])) {
    group.loads = union(group.loads, together);
    group.there = union(group.there, there);
  }
}

/** Makes one of those that the same loads fetch: one script compresses better than several, and costs nobody a byte. */
function mergeAlike(groups: Set<Group>) {
  const alike = new Map<string, Group>();
  for (const group of groups) {
    const key = [group.loads, group.there].map((loads) => [...loads].sort((a, b) => a - b).join()).join(' ');
    const first = alike.get(key);
    if (first === undefined) alike.set(key, group);
    else merge(groups, group, first);
  }
}

/**
 * Merges pieces that the same loads fetch, then others until there are few enough and none is tiny: the smallest goes into
 * the one where it makes all loads together the least heavier. Answers with the names that belong together.
 */
export function mergePieces(
  pieces: readonly Piece[],
  loads: readonly Load[],
  { most: limit, least }: Merging,
): string[][] {
  const groups = groupsOf(pieces, loads);
  mergeAlike(groups);

  /** What each load fetches, in bytes. */
  let sizes: number[] = [];
  const weigh = () => {
    sizes = loads.map(() => 0);
    for (const { size, loads: now, there } of groups)
      for (const at of without(now, there)) sizes[at] = (sizes[at] ?? 0) + size;
  };
  /**
   * What it costs a load to fetch more: the more the heavier it is already. Above what it should not exceed it is far too
   * much, and out of the question once there are few enough.
   */
  const priceOf = (at: number, more: number) => {
    const { weight, most } = loads[at] ?? { weight: 0, most: 0 };
    const size = sizes[at] ?? 0;
    return (
      more * weight * (1 + (size / most) ** 2) +
      (size + more <= most ? 0 : groups.size > limit ? more * excess : Infinity)
    );
  };
  const costOf = (one: Group, other: Group) => {
    const wanted = without(union(one.loads, other.loads), union(one.there, other.there));
    const together = [...closure([one, other])];
    let cost = 0;
    for (const at of wanted) {
      const more = together.reduce((sum, { size, loads: now }) => (now.has(at) ? sum : sum + size), 0);
      if (more > 0) cost += priceOf(at, more);
    }
    return cost;
  };
  const partnerOf = (group: Group) =>
    [...groups]
      .filter((other) => other !== group && !isCircle(group, other))
      .map((other) => ({ other, cost: costOf(group, other) }))
      .filter(({ cost }) => cost < Infinity)
      .reduce<{ other: Group; cost: number } | null>(
        (best, next) => (best === null || next.cost < best.cost ? next : best),
        null,
      )?.other;

  const alone = new Set<Group>();
  for (;;) {
    weigh();
    const [smallest] = [...groups].filter((group) => !alone.has(group)).sort((a, b) => a.size - b.size);
    if (smallest === undefined || (groups.size <= limit && smallest.size >= least)) break;
    const partner = partnerOf(smallest);
    if (partner === undefined) {
      alone.add(smallest);
      continue;
    }
    merge(groups, smallest, partner);
  }
  return Array.from(groups, ({ names }) => names);
}
