/** Examples of the calls: how the trials of tests/conformance ask, and what the sandbox answers. */
import { globSync } from 'node:fs';
import { calls } from '../src/contract.ts';
import type { Endpoint } from '../src/core/endpoint.ts';
import { formEncode } from '../src/core/form-encode.ts';
import { people } from '../src/sandbox/index.ts';
import { openBed, type Bed, type PersonName } from '../../../tests/conformance/bed.ts';
import type { AnyCases } from '../../../tests/conformance/cases.ts';

/** A call as it was asked, and the whole answer. */
export interface Example {
  params: Record<string, unknown>;
  answer: unknown;
}

/** Examples by `domain.name`. */
export type Examples = ReadonlyMap<string, Example>;

const folder = new URL('../../../tests/conformance/', import.meta.url);

async function trials(): Promise<Record<string, Record<string, AnyCases>>> {
  const files = globSync('*.cases.ts', { cwd: folder });
  const loaded = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...loaded) as Record<string, Record<string, AnyCases>>;
}

/** Lists are cut to their first row: an example shows what a row is. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return value.slice(0, value.some((item) => typeof item === 'object') ? 1 : 3).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

async function ask(bed: Bed, by: PersonName, call: Endpoint, params: unknown): Promise<unknown> {
  const { openToken, csrf } = bed.sandbox.signInAs(people[by].uid);
  const form = formEncode(params).toString();
  const isGet = call.method === 'GET';
  const request = new Request(`http://sandbox${call.path}${isGet && form !== '' ? `?${form}` : ''}`, {
    method: call.method,
    headers: {
      Language: 'en_US',
      openToken,
      'Build-CU': 'web',
      timezone: 'UTC',
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-XSRF-TOKEN': csrf,
    },
    ...(isGet ? {} : { body: form }),
  });
  return (await bed.sandbox.fetch(request)).json();
}

/** Asks every call of a sandbox whose clock stands still: queries first, then each command of a new world. Always the same answers for the same sandbox. */
export async function takeExamples(): Promise<Examples> {
  const cases = await trials();
  const bed = await openBed();
  const examples = new Map<string, Example>();
  let made = 0;
  // What the trials make up is the same each time too; deleting it brings the prototype's back.
  const uuid = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  Object.defineProperty(crypto, 'randomUUID', { value: uuid, configurable: true });
  try {
    for (const call of calls.toSorted((a, b) => b.kind.localeCompare(a.kind))) {
      const trial = cases[`${call.domain}Cases`]?.[call.name];
      if (trial === undefined) continue;
      if (call.kind === 'command') bed.reset();
      made = 0;
      const params = (await trial.ask(bed)) as Record<string, unknown>;
      const answer = await ask(bed, trial.by ?? 'owner', call, params);
      examples.set(`${call.domain}.${call.name}`, { params, answer: shortened(answer) });
    }
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID');
    await bed.close();
  }
  return examples;
}
