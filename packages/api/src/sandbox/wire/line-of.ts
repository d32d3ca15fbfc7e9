import { calls } from '../../contract.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type { ApiRequest } from './serve-call.ts';

const linesByPath = new Map<string, Endpoint[]>();
for (const call of calls) linesByPath.set(call.path, [...(linesByPath.get(call.path) ?? []), call]);

/** The parameters of a line that may have one value only, as they are sent. */
export function fixedIn({ schema: { params } }: Endpoint): [name: string, value: string][] {
  const { entries = {} } = { ...params } as { entries?: Record<string, { literal?: number | string }> };
  return Object.entries(entries).flatMap(([name, { literal }]) =>
    literal === undefined ? [] : [[name, String(literal)]],
  );
}

/** The line a request is for: of two on one path, the one whose fixed parameters the request carries. */
export function lineOf({ path, form }: Pick<ApiRequest, 'path' | 'form'>): Endpoint | undefined {
  const [first, ...others] = linesByPath.get(path) ?? [];
  return others.find((line) => fixedIn(line).every(([name, value]) => form.get(name) === value)) ?? first;
}
