import { calls, type Endpoint } from '@mpc/api';
import type { World } from '@mpc/api/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBed, type Bed } from './bed.ts';
import { everyCase } from './every-case.ts';

// A browser may post twice what was asked once. What carries a request_id is refused the second time by that; of all
// others it is tried here that the world changes once.

/** The commands of which twice is twice, and why it has to be. */
const trulyTwice: Record<string, string> = {
  'callbacks.resend': 'a person sends a notification again as often as the receiver asks for it',
  'receiving.newDepositAddress':
    'each one is another address, and takes one of those the package has: after a lost answer the addresses are read again, and none is made by itself',
  'signing.generate': 'a new code takes the place of the one before, which is void',
};

const commands = calls
  .filter((call) => call.kind === 'command')
  .map((call) => [`${call.domain}.${call.name}`, call] as const);

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.close());

interface Rows {
  all: () => object[];
  where: unknown;
}

const isTable = (part: unknown): part is Rows =>
  typeof part === 'object' && part !== null && 'all' in part && 'where' in part;

/** When something was saved or tested last: later is no other state. */
const moments = ['updated_at', 'scope_at', 'test_time'];

const textOf = (row: object) =>
  JSON.stringify(row, (key, value: unknown) => (moments.includes(key) ? undefined : value));

/** Everything that a world is told by: the rows of its tables, its people, what is still to happen, and the numbers given out. */
function rowsOf(world: World): Map<string, string> {
  const { people, clock, ids } = world;
  const rest = { people, jobs: clock.jobs(), ids: [ids.all()] };
  const tables = Object.entries(world).flatMap(([name, part]) =>
    isTable(part) ? [[name, part.all()] as const] : [],
  );
  return new Map(
    [...tables, ...Object.entries(rest)].flatMap(([name, rows]) =>
      rows.map((row, at) => [`${name} ${at}`, textOf(row)] as const),
    ),
  );
}

/** Sends a call as its trial has it, twice, and says what the second time was answered and what it changed. */
async function sendTwice(call: Endpoint) {
  const { ask, by = 'owner' } = everyCase(call);
  bed.reset();
  const params = await ask(bed);
  const first = await bed.codeOf(by, call, params);
  bed.sandbox.clock.step(1000);
  const before = rowsOf(bed.world);
  const second = await bed.codeOf(by, call, params);
  const after = rowsOf(bed.world);
  const places = new Set([...before.keys(), ...after.keys()]);
  const changed = [...places].flatMap((place) =>
    before.get(place) === after.get(place) ? [] : [`${place}: ${before.get(place)} -> ${after.get(place)}`],
  );
  return { first, second, changed };
}

describe('posted twice', () => {
  it.each(Object.keys(trulyTwice))('%s is two, and is answered so', async (name) => {
    const [, call] = commands.find(([one]) => one === name) ?? [];
    if (call === undefined) throw new Error(`There is no command ${name}`);
    const { first, second, changed } = await sendTwice(call);
    expect([first, second]).toEqual(['0', '0']);
    expect(changed).not.toEqual([]);
  });

  it.each(commands.filter(([name]) => trulyTwice[name] === undefined))(
    '%s changes the world once',
    async (_name, call) => {
      const { first, changed, second } = await sendTwice(call);
      expect(first).toBe('0');
      expect({ second, changed }).toEqual({ second, changed: [] });
    },
  );
});
