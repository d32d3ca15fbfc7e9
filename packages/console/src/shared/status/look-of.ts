/** What a table says of a code of the server; null for a code that nobody has told us of, which is shown as it stands. */
export function lookOf<Look>(table: Readonly<Record<PropertyKey, Look>>, code: PropertyKey): Look | null {
  return Object.hasOwn(table, code) ? (table[code] ?? null) : null;
}

/** A code in words; as it stands where nobody has told us of it. */
export function codeWords<Key extends string>(
  table: Readonly<Record<PropertyKey, { label: Key }>>,
  code: string | number,
  t: (key: Key) => string,
): string {
  const look = lookOf(table, code);
  return look === null ? String(code) : t(look.label);
}
