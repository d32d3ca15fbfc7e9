import type { Clock } from './clock.ts';
import { createIds, type IdSort, type Ids } from './ids.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Lifecycle } from './lifecycle.ts';
import { people, type PersonRow } from './people.seed.ts';
import { createRandom, type Random } from './random.ts';
import { createTables, type Tables } from './tables.ts';
import { createWorth, type Worth } from './worth.ts';

export { dayKey, onChainKey, requestKey } from './tables.ts';

/** Everything there is in one sandbox, and how it goes on. */
export interface World extends Tables {
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly people: readonly PersonRow[];
  readonly ledger: Ledger;
  readonly worth: Worth;
  readonly lifecycle: Required<Lifecycle>;
  /** The next number for a new row of that sort. */
  nextId(sort: IdSort): number;
}

/** A world with nothing in it but its people. */
export function createWorld(clock: Clock, seed: number, lifecycle: Required<Lifecycle>): World {
  const tables = createTables();
  const ids = createIds();
  const baseOf = (symbol: string) => tables.coins.get(symbol)?.base_symbol ?? symbol;
  const ledger = createLedger(tables.transactions, baseOf);
  return {
    ...tables,
    clock,
    random: createRandom(seed),
    ids,
    people: Object.values(people),
    ledger,
    worth: createWorth(tables, ledger),
    lifecycle,
    nextId: (sort) => ids.next(sort),
  };
}

/** The row that must be there, because another row names it. */
export function known<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`The sandbox's world has no ${what}`);
  return row;
}
