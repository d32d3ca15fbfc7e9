import type { ClockState, Job } from './clock.ts';
import type { Table } from './table.ts';
import { createTables } from './tables.ts';
import type { World } from './world.ts';

type Key = number | string;

/** What became of some rows: those that are new or changed, and the keys of those that are gone. */
interface TableChange {
  put: object[];
  gone: Key[];
}

/** What changed between two moments, as plain data: one line of a chronicle. A line that holds everything starts one. */
export interface ChronicleLine {
  clock: ClockState;
  random: number;
  ids: Record<string, number>;
  /** What was scheduled; what fell due by `clock.at` has happened. */
  jobs: Job[];
  tables: Record<string, TableChange>;
}

const tableNames = Object.keys(createTables());

function tablesOf(world: World): [string, Table<object>][] {
  return tableNames.map((name) => [name, world[name as keyof World] as unknown as Table<object>]);
}

function stateOf(world: World): Omit<ChronicleLine, 'tables' | 'jobs'> {
  // The clock first: reading it lets happen what is due, which may number and draw.
  const clock = world.clock.state();
  return { clock, random: world.random.state(), ids: world.ids.all() };
}

/** Everything there is, as one line. */
export function wholeWorld(world: World): ChronicleLine {
  const state = stateOf(world);
  const tables: ChronicleLine['tables'] = {};
  for (const [name, table] of tablesOf(world)) tables[name] = { put: table.all(), gone: [] };
  return { ...state, jobs: [...world.clock.jobs()], tables };
}

/** Writes down what changes in a world from now on. */
export function createChronicler(world: World) {
  const changed = new Map<string, Map<Key, object | undefined>>();
  for (const [name, table] of tablesOf(world)) {
    const rows = new Map<Key, object | undefined>();
    changed.set(name, rows);
    table.watch((before, after) => rows.set(table.keyOf(after ?? before ?? {}), after));
  }
  world.clock.takeScheduled();
  let last = '';

  return {
    /** What changed since this was last asked; `isSame` where nothing but the time did. */
    take(): { line: ChronicleLine; isSame: boolean } {
      const state = stateOf(world);
      const jobs = world.clock.takeScheduled();
      const tables: ChronicleLine['tables'] = {};
      for (const [name, rows] of changed) {
        if (rows.size === 0) continue;
        const put = [...rows.values()].filter((row) => row !== undefined);
        tables[name] = { put, gone: [...rows].flatMap(([key, row]) => (row === undefined ? [key] : [])) };
        rows.clear();
      }
      // A running clock is always elsewhere: only one that was set counts as a change, give or take its rounding.
      const { at, real, factor } = state.clock;
      const facts = JSON.stringify([state.random, state.ids, factor, Math.round((at - real * factor) / 10)]);
      const isSame = facts === last && jobs.length === 0 && Object.keys(tables).length === 0;
      last = facts;
      return { line: { ...state, jobs, tables }, isSame };
    },
  };
}

/** Makes an empty world what its chronicle tells. */
export function replay(world: World, lines: readonly ChronicleLine[]): void {
  const tables = new Map(tablesOf(world));
  let jobs: Job[] = [];
  let clock = world.clock.state();
  for (const line of lines) {
    for (const [name, { put, gone }] of Object.entries(line.tables)) {
      const table = tables.get(name);
      if (table === undefined) throw new Error(`The sandbox has no table ${name}`);
      for (const key of gone) {
        const row = table.get(key);
        if (row !== undefined) table.remove(row);
      }
      for (const row of put) table.put(row);
    }
    world.random.restore(line.random);
    world.ids.restore(line.ids);
    clock = line.clock;
    jobs = [...jobs, ...line.jobs].filter((job) => job.at > clock.at);
  }
  world.clock.restore(clock, jobs);
}
