type Key = number | string;

/** Rows by their key, in the order they came, with indexes to find them by. Rows are never changed in place. */
export class Table<Row extends object, Index extends string = never> {
  readonly #key: (row: Row) => Key;
  readonly #indexes: Record<Index, (row: Row) => Key>;
  readonly #rows = new Map<Key, Row>();
  readonly #found = new Map<string, Set<Key>>();

  constructor(key: (row: Row) => Key, indexes: Record<Index, (row: Row) => Key>) {
    this.#key = key;
    this.#indexes = indexes;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Takes all rows away. */
  clear(): void {
    this.#rows.clear();
    this.#found.clear();
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  /** The rows whose index has this value, in the order they came. */
  where(index: Index, value: Key): Row[] {
    return [...(this.#found.get(`${index}=${value}`) ?? [])].flatMap((key) => this.#rows.get(key) ?? []);
  }

  insert<Kind extends Row>(row: Kind): Kind {
    const key = this.#key(row);
    if (this.#rows.has(key)) throw new Error(`There is a row ${key} already`);
    this.#rows.set(key, row);
    for (const place of this.#places(row)) {
      const keys = this.#found.get(place) ?? new Set();
      this.#found.set(place, keys.add(key));
    }
    return row;
  }

  /** Puts a changed copy in the place of a row. The key and what it is indexed by stay as they are. */
  update<Kind extends Row>(row: Kind, change: Partial<Kind>): Kind {
    const key = this.#key(row);
    const old = this.#rows.get(key);
    if (old === undefined) throw new Error(`There is no row ${key}`);
    const changed = { ...old, ...change } as Kind;
    if (this.#places(old).join() !== this.#places(changed).join())
      throw new Error(`Row ${key} may not move between indexes`);
    this.#rows.set(key, changed);
    return changed;
  }

  #places(row: Row): string[] {
    return Object.entries<(row: Row) => Key>(this.#indexes).map(([index, of]) => `${index}=${of(row)}`);
  }
}
