import { calls, type Endpoint } from '@mpc/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBed, type Bed } from './bed.ts';
import { everyCase } from './every-case.ts';

const rowsOf = (paths: string | readonly string[]) => [paths].flat().filter((path) => path.includes('*'));
const filters = calls.flatMap((call) =>
  Object.entries(call.echoes)
    .filter(([, paths]) => call.kind === 'query' && rowsOf(paths ?? []).length > 0)
    .map(
      ([name, paths]) => [`${call.domain}.${call.name} ${name}`, call, name, rowsOf(paths ?? [])] as const,
    ),
);

/** The parts of a schema that hold others. */
interface Part {
  type: string;
  entries?: Record<string, Part>;
  wrapped?: Part;
}

/** Whether a parameter takes several values. */
function takesList({ schema }: Endpoint, name: string): boolean {
  let part = (schema.params as Part | undefined)?.entries?.[name];
  while (part?.wrapped !== undefined) part = part.wrapped;
  return part?.type === 'array';
}

const requiredOf = ({ schema }: Endpoint): string[] =>
  Object.entries((schema.params as Part | undefined)?.entries ?? {}).flatMap(([name, { type }]) =>
    type === 'optional' ? [] : [name],
  );

const valuesAt = (data: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (found, step) =>
        found.flatMap((one) =>
          step === '*' ? (one as unknown[]) : ((one as Record<string, unknown> | undefined)?.[step] ?? []),
        ),
      [data],
    );

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.close());

it.each(filters)(
  'R17: %s: asked for what its own rows name, it is answered that',
  async (_, call, name, paths) => {
    bed.reset();
    const { ask, by = 'owner' } = everyCase(call);
    const whole = (await ask(bed)) as Record<string, unknown>;
    const kept = [...requiredOf(call), 'wallet_id'].filter((one) => one in whole);
    const plain = Object.fromEntries(kept.map((one) => [one, whole[one]]));
    const isEnough = (await bed.codeOf(by, call, plain)) === '0';
    const data: unknown = await bed.call(by, call, isEnough ? plain : whole);
    const values = [...new Set(paths.flatMap((path) => valuesAt(data, path)))]
      .filter((one) => one !== '' && one !== 0)
      .slice(0, 5);
    expect(values).not.toEqual([]);
    for (const value of values) {
      const asked = { ...plain, [name]: takesList(call, name) ? [value] : value };
      expect(await bed.codeOf(by, call, asked)).toBe('0');
    }
  },
);
