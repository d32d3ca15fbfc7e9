import { calls } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBed, type Bed, type PersonName } from './bed.ts';
import { everyCase } from './every-case.ts';

const persons = Object.keys(people) as PersonName[];
let bed: Bed;

beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.close());

describe.each(calls.map((call) => [`${call.domain}.${call.name}`, call] as const))('%s', (_, call) => {
  it('answers what its contract says, to everybody as their role has it', async () => {
    const { ask, by = 'owner', others = {} } = everyCase(call);
    const expected: Partial<Record<PersonName, string>> = { outsider: '110249', ...others, [by]: '0' };
    for (const person of persons) {
      // What a command changed is there no more when the next one tries.
      if (call.kind === 'command' || person === persons[0]) bed.reset();
      const params = await ask(bed);
      expect([person, await bed.codeOf(person, call, params)]).toEqual([person, expected[person] ?? '0']);
    }
  });

  it.each(call.refusals.map((code) => [code]))('answers %s where it has to', async (code) => {
    const refused = everyCase(call).refused?.[code];
    if (refused === undefined)
      throw new Error(`${call.domain}.${call.name} lists ${code}, and nothing provokes it`);
    bed.reset();
    const params = await refused.ask(bed);
    expect(await bed.codeOf(refused.by ?? 'owner', call, params)).toBe(code);
  });

  it('lists every code that is provoked of it', () => {
    expect(
      Object.keys(everyCase(call).refused ?? {}).filter(
        (code) => !call.refusals.some((listed) => listed === code),
      ),
    ).toEqual([]);
  });
});
