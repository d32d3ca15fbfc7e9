import { bitsOf, NumberSet } from './number-set.ts';

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

/** Groups of pieces, by number, and what the loads make of them. */
class Groups {
  readonly alive: Set<number>;
  readonly names: string[][];
  readonly size: number[];
  readonly imports: NumberSet[];
  /** The loads that fetch each or have it already, by their place; and those that have it already. */
  readonly loads: NumberSet[];
  readonly there: NumberSet[];
  /** Each with all that comes with it. */
  closures: NumberSet[] = [];

  constructor(pieces: readonly Piece[], loads: readonly Load[]) {
    const placeOf = new Map(pieces.map(({ name }, at) => [name, at]));
    const places = (names: readonly string[]) => names.flatMap((name) => placeOf.get(name) ?? []);
    this.alive = new Set(pieces.keys());
    this.names = pieces.map(({ name }) => [name]);
    this.size = pieces.map(({ size }) => size);
    this.imports = pieces.map(({ imports }, at) => {
      const own = new NumberSet(pieces.length);
      for (const next of places(imports)) if (next !== at) own.add(next);
      return own;
    });
    this.loads = pieces.map(() => new NumberSet(loads.length));
    this.there = pieces.map(() => new NumberSet(loads.length));
    for (const [at, { pieces: wanted, there }] of loads.entries()) {
      for (const group of this.closure(places([...wanted, ...there]))) this.loads[group]?.add(at);
      for (const group of this.closure(places(there))) this.there[group]?.add(at);
    }
  }

  /** Some groups with all that comes with them. */
  closure(begin: readonly number[]): NumberSet {
    const found = new NumberSet(this.names.length);
    const open = [...begin];
    for (const group of open) {
      if (found.has(group)) continue;
      found.add(group);
      open.push(...(this.imports[group] ?? []));
    }
    return found;
  }

  /** Puts one group into another. Whatever fetches either fetches both from now on, with all that comes with them. */
  merge(from: number, into: number): number[] {
    const [own, other] = [this.imports[into], this.imports[from]];
    if (own === undefined || other === undefined) return [];
    this.names[into]?.push(...(this.names[from] ?? []));
    this.size[into] = (this.size[into] ?? 0) + (this.size[from] ?? 0);
    own.addAll(other);
    this.alive.delete(from);
    for (const group of this.alive) {
      const imports = this.imports[group];
      if (imports?.has(from) !== true) continue;
      imports.delete(from);
      imports.add(into);
    }
    own.delete(into);
    own.delete(from);
    const together = (sets: readonly NumberSet[]) => {
      const all = sets[into]?.copy() ?? new NumberSet(0);
      const more = sets[from];
      if (more !== undefined) all.addAll(more);
      return all;
    };
    const [loads, there] = [together(this.loads), together(this.there)];
    const changed = [...this.closure([into])];
    for (const group of changed) {
      this.loads[group]?.addAll(loads);
      this.there[group]?.addAll(there);
    }
    return changed;
  }

  /** Makes one of those that the same loads fetch: one script compresses better than several, and costs nobody a byte. */
  mergeAlike(): void {
    const alike = new Map<string, number>();
    for (const group of this.alive) {
      const key = `${this.loads[group]?.key()} ${this.there[group]?.key()}`;
      const first = alike.get(key);
      if (first === undefined) alike.set(key, group);
      else this.merge(group, first);
    }
  }

  reclose(): void {
    for (const group of this.alive) this.closures[group] = this.closure([group]);
  }

  /** Whether one of two groups needs a third that needs the other: merged, they would wait for each other. */
  isCircle(one: number, other: number): boolean {
    const leads = (from: number, to: number) => {
      for (const next of this.imports[from] ?? [])
        if (next !== to && this.closures[next]?.has(to) === true) return true;
      return false;
    };
    return leads(one, other) || leads(other, one);
  }

  /** How many bytes more each load would fetch, by its place, were two groups one. */
  moreFor(one: number, other: number, more: Float64Array): boolean {
    more.fill(0);
    const word = (sets: readonly NumberSet[], group: number, at: number) => sets[group]?.wordAt(at) ?? 0;
    const wanted = Array.from(
      this.loads[one]?.words ?? [],
      (_, at) =>
        (word(this.loads, one, at) | word(this.loads, other, at)) &
        ~(word(this.there, one, at) | word(this.there, other, at)),
    );
    let isMore = false;
    for (let at = 0; at < (this.closures[one]?.words.length ?? 0); at += 1)
      for (const group of bitsOf(word(this.closures, one, at) | word(this.closures, other, at), at))
        for (const [place, wants] of wanted.entries())
          for (const load of bitsOf(wants & ~word(this.loads, group, place), place)) {
            more[load] = (more[load] ?? 0) + (this.size[group] ?? 0);
            isMore = true;
          }
    return isMore;
  }
}

/**
 * Merges pieces that the same loads fetch, then, until there are few enough and none is tiny, the two that make all loads
 * together the least heavier. Answers with the names that belong together.
 */
export function mergePieces(
  pieces: readonly Piece[],
  loads: readonly Load[],
  { most: limit, least }: Merging,
): string[][] {
  const groups = new Groups(pieces, loads);
  groups.mergeAlike();
  groups.reclose();
  const { alive, size } = groups;
  /** What each load fetches, in bytes. */
  const sizes = new Float64Array(loads.length);
  const weigh = () => {
    sizes.fill(0);
    for (const group of alive)
      for (const at of groups.loads[group] ?? [])
        if (groups.there[group]?.has(at) !== true) sizes[at] = (sizes[at] ?? 0) + (size[group] ?? 0);
  };
  /**
   * What it costs a load to fetch more: the more the heavier it is already. Above what it should not exceed it is far too
   * much, and out of the question once there are few enough.
   */
  const priceOf = (at: number, more: number) => {
    const { weight, most } = loads[at] ?? { weight: 0, most: 0 };
    const before = sizes[at] ?? 0;
    const above = Math.min(more, before + more - most);
    return (
      more * weight * (1 + (before / most) ** 2) +
      (above <= 0 ? 0 : alive.size > limit ? above * excess : Infinity)
    );
  };
  const more = new Float64Array(loads.length);
  const costOf = (one: number, other: number): number => {
    if (groups.isCircle(one, other)) return Infinity;
    if (!groups.moreFor(one, other, more)) return 0;
    return more.reduce((cost, bytes, at) => (bytes === 0 ? cost : cost + priceOf(at, bytes)), 0);
  };

  const count = pieces.length;
  const costs = new Map<number, number>();
  const pairOf = (key: number): [number, number] => [Math.floor(key / count), key % count];
  const weighPair = (one: number, other: number) => {
    const key = Math.min(one, other) * count + Math.max(one, other);
    costs.set(key, costOf(one, other));
  };
  const isTiny = (key: number) => pairOf(key).some((group) => (size[group] ?? 0) < least);
  const cheapest = (): number | null => {
    let [found, lowest]: [number | null, number] = [null, Infinity];
    for (const [key, cost] of costs)
      if (cost < lowest && (alive.size > limit || isTiny(key))) [found, lowest] = [key, cost];
    if (found === null) return null;
    // The loads have grown since it was weighed.
    const now = costOf(...pairOf(found));
    if (now <= lowest) return found;
    costs.set(found, now);
    return cheapest();
  };

  weigh();
  for (const one of alive) for (const other of alive) if (one < other) weighPair(one, other);
  for (let pair = cheapest(); pair !== null; pair = cheapest()) {
    const [one, other] = pairOf(pair);
    const [from, into] = (size[one] ?? 0) < (size[other] ?? 0) ? [one, other] : [other, one];
    const changed = groups.merge(from, into);
    for (const key of costs.keys()) if (pairOf(key).includes(from)) costs.delete(key);
    groups.reclose();
    weigh();
    for (const group of changed) for (const next of alive) if (next !== group) weighPair(group, next);
  }
  return Array.from(alive, (group) => groups.names[group] ?? []);
}
