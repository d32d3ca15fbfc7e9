import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { unreadable } from './wire.schema.ts';

/** A difference between what the contract says and what the server answered. */
export interface Drift {
  endpoint: Endpoint;
  /** Where in `data`, such as `list.*.amount`. */
  path: string;
  message: string;
}

const strict = new Set(['amount', 'address']);

/** The rows of a list are one place: what is odd in one is mostly odd in all. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
}

function setIn(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  let place = root as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<PropertyKey, unknown>;
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
}

/**
 * Compares an answer with its contract. Unknown and odd fields are reported and passed through, because the server may
 * know more than we do; an amount or address that is none is replaced by `unreadable`, because no one may guess at it.
 */
export function inspect(endpoint: Endpoint, data: unknown): { data: unknown; drifts: Drift[] } {
  const schema = endpoint.schema.data;
  if (schema === undefined) return { data, drifts: [] };
  const { issues } = v.safeParse(schema, data);
  if (issues === undefined) return { data, drifts: [] };
  let shown = data;
  const drifts = issues.map((issue) => {
    const path = (issue.path ?? []).map((step) => step.key as PropertyKey);
    if (strict.has(issue.message) && issue.input !== undefined && issue.input !== null) {
      if (shown === data) shown = structuredClone(data);
      if (path.length === 0) shown = unreadable;
      else setIn(shown, path, unreadable);
    }
    return { endpoint, path: placeOf(path), message: issue.message };
  });
  return { data: shown, drifts };
}
