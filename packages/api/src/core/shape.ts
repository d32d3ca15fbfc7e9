import type { GenericSchema } from 'valibot';

/** The parts of a schema that hold others. */
interface Holder {
  type: string;
  entries?: Record<string, Holder>;
  item?: Holder;
  wrapped?: Holder;
  value?: Holder;
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isOptional = ({ type }: Holder): boolean => type === 'optional';

function hasFields(entries: Record<string, Holder>, data: Record<string, unknown>): boolean {
  const isEmpty = Object.keys(entries).every((name) => !Object.hasOwn(data, name));
  const mayBeEmpty = Object.values(entries).every(isOptional);
  return (
    (mayBeEmpty || !isEmpty) && Object.entries(entries).every(([name, entry]) => isShaped(entry, data[name]))
  );
}

function isShaped(schema: Holder, data: unknown): boolean {
  const { type, entries, item, wrapped, value } = schema;
  if (wrapped !== undefined) {
    const isAbsent = type === 'optional' ? data === undefined : data === null;
    return isAbsent || isShaped(wrapped, data);
  }
  if (item !== undefined) return Array.isArray(data) && data.every((one) => isShaped(item, one));
  if (entries !== undefined) return isObject(data) && hasFields(entries, data);
  if (type === 'record' && value !== undefined)
    return isObject(data) && Object.values(data).every((one) => isShaped(value, one));
  return true;
}

/** Whether an answer without any field is one: the contract names an object, and nothing in it has to be there. */
export const allowsEmpty = ({ entries }: Holder): boolean =>
  entries !== undefined && Object.values(entries).every(isOptional);

/**
 * Whether an answer holds the objects and lists that its contract promises. Single values may be odd or missing; a list
 * that is missing is no empty list, and null is an answer only where the contract says so.
 */
export function hasShape(schema: GenericSchema, data: unknown): boolean {
  const { type } = schema;
  return data === null ? type === 'nullable' : isShaped(schema, data);
}
