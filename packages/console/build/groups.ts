import type { Load, Weigh } from './merge-pieces.ts';
import { NumberSet } from './number-set.ts';

/** What is never taken apart, and what is loaded with it. */
export interface Part {
  names: readonly string[];
  size: number;
  imports: Set<Part>;
}

/** A load, the parts it begins with and those that it has already; what those import comes with them. */
interface Need {
  load: Load;
  wants: ReadonlySet<Part>;
  has: ReadonlySet<Part>;
  /** So many bytes it should fetch at most before they are compressed, and the share of its room that is left to it. */
  room: number;
  share: number;
  /** The bytes it needs, however parts are put together. */
  least: number;
  /** What it was weighed as, and what it was measured as for each byte of that. */
  weight: number;
  measured: number;
}

/** Parts that are one script. */
interface Group {
  /** Its number among all: anew with each change. */
  at: number;
  parts: Set<Part>;
  imports: Set<Group>;
  /** The numbers of all that are loaded with it, its own too. */
  all: NumberSet;
}

/** What a load comes to: the groups it fetches or has, those that it has, the bytes it fetches and what that costs. */
interface Fetched {
  need: Need;
  all: NumberSet;
  there: NumberSet;
  size: number;
  cost: number;
}

/**
 * The more a load fetches, the more a byte costs; above what it should not exceed far too much. One without such a bound is
 * given nothing it does not need, whatever that costs others.
 */
function costOf({ load, room, least }: Need, size: number): number {
  if (room === Infinity) return load.weight * (size - least);
  const square = (size / room) * (size / room);
  const eighth = square * square * square * square;
  return load.weight * size * (1 + eighth * eighth);
}

/** How many bytes become one, give or take: what is known before anything is weighed. */
const usual = 2.75;
/** What a load that comes to too much loses of its room, and one that does not gets back. */
const less = 0.98;
const more = 1.01;

/** The share of its bound that a load is given room for: what it is weighed as is nearly what it is built as, no more. */
const aim = 0.987;

/** Parts in groups, first each in its own, and what that costs all loads together. */
export class Groups {
  readonly #groups = new Set<Group>();
  readonly #groupOf = new Map<Part, Group>();
  readonly #needs: readonly Need[];
  #sizes = new Float64Array(0);
  #fetched: Fetched[] = [];

  constructor(parts: ReadonlySet<Part>, needs: readonly Pick<Need, 'load' | 'wants' | 'has'>[]) {
    this.#needs = needs.map((need) => ({
      ...need,
      room: need.load.most * usual,
      share: 1,
      least: 0,
      weight: 0,
      measured: 1,
    }));
    for (const part of parts) this.#move(part, this.#begin());
    this.#weigh();
    for (const { need, size } of this.#fetched) need.least = size;
    this.#weigh();
  }

  get count(): number {
    return this.#groups.size;
  }

  get cost(): number {
    return this.#fetched.reduce((sum, { cost }) => sum + cost, 0);
  }

  names(): string[][] {
    return Array.from(this.#groups, namesOf);
  }

  /**
   * Weighs what each load fetches, and gives it room by how well that is compressed: less where it came to too much. Answers
   * with the bytes that are too much in all.
   */
  fit(weigh: Weigh): number {
    const weights = Float64Array.from(this.#groups, (group) => weigh(namesOf(group)));
    let over = 0;
    for (const { need, all, there, size } of this.#fetched) {
      const { most } = need.load;
      need.weight = all.sumWithout(there, weights);
      const weight = need.weight * need.measured;
      if (most === Infinity || weight === 0) continue;
      over += Math.max(0, weight - most);
      need.share = weight > aim * most ? need.share * less : Math.min(1, need.share * more);
      need.room = (need.share * most * size) / weight;
    }
    this.#weigh();
    return over;
  }

  /** Puts weights right by what loads were measured as. Answers with the bytes that are too much in all. */
  correct(measured: readonly number[]): number {
    let over = 0;
    for (const [at, need] of this.#needs.entries()) {
      const bytes = measured[at] ?? 0;
      if (need.weight > 0 && bytes > 0) need.measured = bytes / need.weight;
      over += Math.max(0, bytes - need.load.most);
    }
    return over;
  }

  /** Which parts are together, to come back to. */
  kept(): Part[][] {
    return Array.from(this.#groups, ({ parts }) => [...parts]);
  }

  /** Puts parts together as they were. */
  restore(kept: readonly (readonly Part[])[]): void {
    this.#groups.clear();
    for (const parts of kept) {
      const group = this.#begin();
      for (const part of parts) {
        group.parts.add(part);
        this.#groupOf.set(part, group);
      }
    }
    this.#weigh();
  }

  /** Puts the smallest group where it costs least. */
  mergeSmallest(): void {
    const sizeOf = ({ at }: Group) => this.#sizes[at] ?? 0;
    const smallest = [...this.#groups].reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one));
    const best = this.#bestFor(smallest);
    if (best === null) throw new Error('Every two groups would wait for each other');
    this.#merge(smallest, best.into);
  }

  /** Makes one of the two groups that cost least. */
  mergeCheapest(): void {
    const [best] = [...this.#groups]
      .flatMap((from) => ({ from, ...(this.#bestFor(from) ?? { into: from, cost: Infinity }) }))
      .sort((one, other) => one.cost - other.cost);
    if (best !== undefined) this.#merge(best.from, best.into);
  }

  /** Takes out each part in turn and puts it where it costs least, or nowhere when there may be one more. */
  moveParts(most: number): void {
    for (const [part, from] of this.#groupOf) {
      const own = this.#takeOut(part, from);
      if (own === null) continue;
      const best = this.#bestFor(own);
      if (best !== null && (this.count > most || best.cost < 0)) this.#merge(own, best.into);
    }
  }

  /** The group of a part alone; none where that saves nothing, or the rest and it would wait for each other. */
  #takeOut(part: Part, from: Group): Group | null {
    if (from.parts.size === 1) return from;
    const before = this.cost;
    const own = this.#begin();
    this.#move(part, own);
    if (this.#weigh() && this.cost < before) return own;
    this.#merge(own, from);
    return null;
  }

  /** Where a group is put at the least cost, so that no circle comes of it. */
  #bestFor(own: Group): { into: Group; cost: number } | null {
    const costs = new Float64Array(this.#sizes.length);
    const add = ({ at }: Group, cost: number) => {
      costs[at] = (costs[at] ?? 0) + cost;
    };
    for (const { need, all, there, size, cost } of this.#fetched) {
      const dearerBy = (bytes: number) => costOf(need, size + bytes) - cost;
      if (there.has(own.at)) {
        for (const into of this.#groups)
          if (all.has(into.at) && !there.has(into.at))
            add(into, dearerBy(-into.all.sumWithout(there, this.#sizes)));
      } else if (all.has(own.at)) {
        const saved = dearerBy(-own.all.sumWithout(there, this.#sizes));
        for (const into of this.#groups)
          if (there.has(into.at)) add(into, saved);
          else if (!all.has(into.at)) add(into, dearerBy(into.all.sumWithout(all, this.#sizes)));
      } else {
        const added = dearerBy(own.all.sumWithout(all, this.#sizes));
        for (const into of this.#groups) if (all.has(into.at) && !there.has(into.at)) add(into, added);
      }
    }
    let best: { into: Group; cost: number } | null = null;
    for (const into of this.#groups) {
      const cost = costs[into.at] ?? 0;
      if (into !== own && (best === null || cost < best.cost) && !isCircle(own, into)) best = { into, cost };
    }
    return best;
  }

  #begin(): Group {
    const group = { at: 0, parts: new Set<Part>(), imports: new Set<Group>(), all: new NumberSet(0) };
    this.#groups.add(group);
    return group;
  }

  #move(part: Part, into: Group): void {
    this.#groupOf.get(part)?.parts.delete(part);
    this.#groupOf.set(part, into);
    into.parts.add(part);
  }

  #merge(from: Group, into: Group): void {
    for (const part of from.parts) this.#move(part, into);
    this.#groups.delete(from);
    this.#weigh();
  }

  /** What the groups are by now. Says whether none waits for itself. */
  #weigh(): boolean {
    this.#sizes = new Float64Array(this.#groups.size);
    let count = 0;
    for (const group of this.#groups) {
      let size = 0;
      group.at = count;
      count += 1;
      group.imports.clear();
      for (const part of group.parts) {
        size += part.size;
        for (const next of part.imports) {
          const other = this.#groupOf.get(next);
          if (other !== undefined && other !== group) group.imports.add(other);
        }
      }
      this.#sizes[group.at] = size;
    }
    const known = new Set<Group>();
    const open = new Set<Group>();
    const isOrdered = (group: Group): boolean => {
      if (known.has(group)) return true;
      if (open.has(group)) return false;
      open.add(group);
      group.all = new NumberSet(this.#sizes.length);
      group.all.add(group.at);
      for (const next of group.imports) {
        if (!isOrdered(next)) return false;
        group.all.addAll(next.all);
      }
      known.add(group);
      return true;
    };
    if (![...this.#groups].every(isOrdered)) return false;
    this.#fetched = this.#needs.map((need) => {
      const there = this.#allOf(need.has);
      const all = this.#allOf(need.wants);
      const size = all.sumWithout(there, this.#sizes);
      all.addAll(there);
      return { need, all, there, size, cost: costOf(need, size) };
    });
    return true;
  }

  #allOf(parts: Iterable<Part>): NumberSet {
    const all = new NumberSet(this.#sizes.length);
    for (const part of parts) {
      const group = this.#groupOf.get(part);
      if (group !== undefined && !all.has(group.at)) all.addAll(group.all);
    }
    return all;
  }
}

const namesOf = ({ parts }: Group) => Array.from(parts).flatMap(({ names }) => names);

/** Whether one of two groups needs a third that needs the other: merged, they would wait for each other. */
function isCircle(one: Group, other: Group): boolean {
  const leads = (from: Group, to: Group) =>
    [...from.imports].some((next) => next !== to && next.all.has(to.at));
  return leads(one, other) || leads(other, one);
}
