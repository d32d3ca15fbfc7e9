type Key = number | string;

/** Told of every change: what a row was and what it is, either absent. */
export type Watcher<Row> = (before: Row | undefined, after: Row | undefined) => void;

/** Rows by their key, in the order they came, with indexes to find them by. Rows are plain data and never changed in place. */
export class Table<Row extends object, Index extends string = never> {
  readonly #key: (row: Row) => Key;
  readonly #indexes: { name: Index; of: (row: Row) => Key; found: Map<Key, Map<Key, Row>> }[];
  readonly #rows = new Map<Key, Row>();
  readonly #watchers: Watcher<Row>[] = [];

  constructor(key: (row: Row) => Key, indexes: Record<Index, (row: Row) => Key>) {
    this.#key = key;
    const names = Object.keys(indexes) as Index[];
    this.#indexes = names.map((name) => ({ name, of: indexes[name], found: new Map() }));
  }

  get size(): number {
    return this.#rows.size;
  }

  keyOf(row: Row): Key {
    return this.#key(row);
  }

  /** Calls somebody at every change from now on. */
  watch(watcher: Watcher<Row>): void {
    this.#watchers.push(watcher);
  }

  /** Takes all rows away. */
  clear(): void {
    for (const row of this.all()) this.remove(row);
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  /** The rows whose index has this value, in the order they came there. */
  where(index: Index, value: Key): Row[] {
    const found = this.#indexes.find(({ name }) => name === index)?.found;
    return [...(found?.get(value)?.values() ?? [])];
  }

  /** Whether there is any row whose index has this value. */
  has(index: Index, value: Key): boolean {
    const found = this.#indexes.find(({ name }) => name === index)?.found;
    return (found?.get(value)?.size ?? 0) > 0;
  }

  insert<Kind extends Row>(row: Kind): Kind {
    const key = this.#key(row);
    if (this.#rows.has(key)) throw new Error(`There is a row ${key} already`);
    this.#rows.set(key, row);
    for (const { of, found } of this.#indexes) this.#file(found, of(row), key, row);
    this.#tell(undefined, row);
    return row;
  }

  /** Puts a changed copy in the place of a row. The key stays as it is. */
  update<Kind extends Row>(row: Kind, change: Partial<Kind>): Kind {
    const key = this.#key(row);
    const old = this.#rows.get(key);
    if (old === undefined) throw new Error(`There is no row ${key}`);
    const changed = { ...old, ...change } as Kind;
    if (this.#key(changed) !== key) throw new Error(`Row ${key} may not change its key`);
    this.#replace(old, changed);
    return changed;
  }

  /** Puts a row in, or in the place of the one with its key. */
  put(row: Row): void {
    const old = this.#rows.get(this.#key(row));
    if (old === undefined) this.insert(row);
    else this.#replace(old, row);
  }

  remove(row: Row): void {
    const key = this.#key(row);
    const old = this.#rows.get(key);
    if (old === undefined) throw new Error(`There is no row ${key}`);
    this.#rows.delete(key);
    for (const { of, found } of this.#indexes) found.get(of(old))?.delete(key);
    this.#tell(old, undefined);
  }

  #replace(old: Row, changed: Row): void {
    const key = this.#key(changed);
    this.#rows.set(key, changed);
    for (const { of, found } of this.#indexes) {
      const [before, after] = [of(old), of(changed)];
      if (before !== after) found.get(before)?.delete(key);
      this.#file(found, after, key, changed);
    }
    this.#tell(old, changed);
  }

  #file(found: Map<Key, Map<Key, Row>>, value: Key, key: Key, row: Row): void {
    const rows = found.get(value);
    if (rows === undefined) found.set(value, new Map([[key, row]]));
    else rows.set(key, row);
  }

  #tell(before: Row | undefined, after: Row | undefined): void {
    for (const watcher of this.#watchers) watcher(before, after);
  }
}
