import type { Endpoint } from './endpoint.ts';

/** Where an answer says again what it was asked for: a path such as `list.*.sub_wallet_id`, or several that all do. */
export type EchoPath = string | readonly string[];

/** The server answered about something else than was asked. What it said goes to no one. */
export class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
  readonly endpoint: Endpoint;
  /** The parameter that the answer does not agree with. */
  readonly parameter: string;

  constructor(endpoint: Endpoint, parameter: string) {
    super(`${endpoint.method} ${endpoint.path} answered about another ${parameter} than was asked`);
    this.endpoint = endpoint;
    this.parameter = parameter;
  }
}

/** Every value at a path; `*` is each row of a list. What stands in an object that is null is not there to be asked about. */
function valuesAt(data: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [data];
  if (data === null) return [];
  if (step === '*') return Array.isArray(data) ? data.flatMap((row) => valuesAt(row, rest)) : [undefined];
  return valuesAt((data as Record<string, unknown> | undefined)?.[step], rest);
}

/** A value as it goes over the wire. Hexadecimal is the same in either case: capitals in an address are its checksum. */
function wireText(value: unknown): string {
  const text = String(value);
  return /^0x/i.test(text) ? text.toLowerCase() : text;
}

/** The values asked for; none where the parameter was left out. */
function wanted(asked: unknown): Set<string> {
  const all = Array.isArray(asked) ? asked : [asked];
  return new Set(all.filter((one) => one !== undefined && one !== null && one !== '').map(wireText));
}

/** The parameter that an answer says something else of than was asked; undefined where it says the same of all. */
export function mismatchIn({ echoes }: Endpoint, params: unknown, data: unknown): string | undefined {
  const asked = (params ?? {}) as Record<string, unknown>;
  return Object.keys(echoes).find((name) => {
    const values = wanted(asked[name]);
    if (values.size === 0) return false;
    const answered = [echoes[name] ?? []].flat().flatMap((path) => valuesAt(data, path.split('.')));
    return answered.some((value) => !values.has(wireText(value)));
  });
}
