import { calls, type Endpoint } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBed, type Bed, type PersonName } from './bed.ts';
import { everyCase } from './every-case.ts';
import { watchInvariants } from './invariants.ts';

const commands = new Map(
  calls.filter((call) => call.kind === 'command').map((call) => [`${call.domain}.${call.name}`, call]),
);
const persons = Object.keys(people) as PersonName[];
const length = 500;

interface Step {
  command: string;
  person: PersonName;
  /** Milliseconds that pass afterwards. */
  wait: number;
  /** Whether the phone of somebody deals with what waits first. */
  phone: PersonName | null;
  yes: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  command: fc.constantFrom(...commands.keys()),
  person: fc.constantFrom(...persons),
  wait: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 20_000 }),
    fc.integer({ min: 1, max: 90_000_000 }),
  ),
  phone: fc.option(fc.constantFrom(...persons)),
  yes: fc.boolean(),
});

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.close());

function commandOf(name: string): Endpoint {
  const call = commands.get(name);
  if (call === undefined) throw new Error(`There is no command ${name}`);
  return call;
}

it('a world stays whole whatever is asked of it, by whom, in which order', async () => {
  let sent = 0;
  let taken = 0;
  const run = fc.asyncProperty(fc.array(step, { minLength: length, maxLength: length }), async (steps) => {
    bed.reset();
    const broken = watchInvariants(bed.world, () => bed.acting);
    for (const [index, { command, person, wait, phone, yes }] of steps.entries()) {
      const call = commandOf(command);
      // Where the world has gone past what a question needs, there is no question.
      const params = await Promise.resolve(bed)
        .then((there) => everyCase(call).ask(there))
        .catch(() => null);
      const code = params === null ? '' : await bed.codeOf(person, call, params);
      if (code !== '') sent += 1;
      if (code === '0') taken += 1;
      if (phone !== null) bed.usePhone(phone, yes ? 'approve' : 'refuse');
      bed.sandbox.clock.step(wait);
      expect([index, command, person, ...broken]).toEqual([index, command, person]);
    }
  });
  await fc.assert(run, { numRuns: 6, endOnFailure: true });
  expect(sent).toBeGreaterThanOrEqual(2000);
  expect(taken).toBeGreaterThan(sent / 10);
}, 300_000);
