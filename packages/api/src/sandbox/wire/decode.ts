import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { BadField, Refused } from './refuse.ts';

/** The parts of a schema that say how its value is written as text. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

function unwrap(schema: Shape): Shape {
  return schema.wrapped === undefined ? schema : unwrap(schema.wrapped);
}

function isNested(schema: Shape): boolean {
  return schema.type === 'array' || schema.entries !== undefined;
}

function isNumeric({ type, options, literal }: Shape): boolean {
  return type === 'number' || typeof literal === 'number' || typeof options?.[0] === 'number';
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadField(name);
  }
}

/** One value from its text: the opposite of the client's form encoding, as the contract's schema understands it. */
function decodeValue(name: string, text: string, wrapped: Shape): unknown {
  const schema = unwrap(wrapped);
  if (schema.type === 'array' && schema.item !== undefined) {
    const item = unwrap(schema.item);
    // An empty list is empty text, whatever it would have held.
    if (text === '') return [];
    if (isNested(item)) return fromJson(name, text);
    return text.split(',').map((part) => decodeValue(name, part, item));
  }
  if (isNested(schema)) return fromJson(name, text);
  if (isNumeric(schema)) {
    if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) throw new BadField(name);
    return Number(text);
  }
  if (schema.type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

/** Reads the parameters of a call; what is unknown, missing, given twice or malformed is refused by name. */
export function decodeParams(call: Endpoint, form: URLSearchParams): unknown {
  const schema = call.schema.params;
  const entries = (schema as Shape | undefined)?.entries ?? {};
  const values: Record<string, unknown> = {};
  for (const [name, text] of form) {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (entry === undefined || Object.hasOwn(values, name)) throw new BadField(name);
    values[name] = decodeValue(name, text, entry);
  }
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const [name = ''] = (v.getDotPath(issue) ?? '').split('.');
  if (name === 'page_size' && issue.type === 'max_value') throw new Refused(codes.tooManyRows);
  throw new BadField(name);
}
