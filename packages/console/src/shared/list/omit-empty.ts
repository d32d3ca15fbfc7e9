type Empty = undefined | null | '';

type Kept<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], Empty> };

/** The parameters of a call without those nobody has chosen: null, empty lists, and texts of spaces alone. Texts are trimmed. */
export function omitEmpty<Fields extends object>(fields: Fields): Kept<Fields> {
  const kept = Object.entries(fields)
    .map(
      ([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value] as const,
    )
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(kept) as Kept<Fields>;
}
