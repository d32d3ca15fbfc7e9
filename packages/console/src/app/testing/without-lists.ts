const without = (data: unknown): unknown => {
  if (Array.isArray(data) || typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).filter(([, value]) => !Array.isArray(value));
  return Object.fromEntries(fields.map(([name, value]) => [name, without(value)]));
};

/** An answer without the lists that stand in it; undefined where none does. */
export function withoutLists(body: unknown): unknown {
  const { data, ...envelope } = body as { data: unknown };
  const rest = Array.isArray(data) ? undefined : without(data);
  return JSON.stringify(rest) === JSON.stringify(data) ? undefined : { ...envelope, data: rest };
}
