import type { Endpoint } from '@mpc/api';

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  value?: Schema;
  options?: readonly unknown[];
}

function changed(schema: Schema, data: unknown): unknown {
  const { entries, item, wrapped, value, options } = schema;
  if (data === null || data === undefined) return data;
  if (wrapped !== undefined) return changed(wrapped, data);
  if (item !== undefined) return (data as unknown[]).map((one) => changed(item, one));
  if (options !== undefined) return typeof options[0] === 'string' ? 'unheard-of' : 987;
  if (entries === undefined && schema.type !== 'record') return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, one]) => {
      // The codes of a status are open: those that are known now are no choice of the contract.
      if (name.endsWith('status') && typeof one === 'number') return [name, 9_999];
      const inner = entries?.[name] ?? value;
      return [name, inner === undefined ? one : changed(inner, one)];
    }),
  );
}

/** An answer in which everything that is one of several states, roles or kinds is one that the contract does not name. */
export function withUnknownChoices(call: Endpoint, body: unknown): unknown {
  const { data } = body as { data: unknown };
  return { ...(body as object), data: changed(call.schema.data as unknown as Schema, data) };
}
