/** What each column of a file means; null for one that means nothing here. */
export type Head<Meaning extends string> = readonly (Meaning | null)[];

/** The columns that mean the same as another of their file, by what they mean. */
export type Duplicates<Meaning extends string> = ReadonlyMap<Meaning, readonly number[]>;

/** Which of the columns that mean the same was chosen. */
export type Chosen<Meaning extends string> = ReadonlyMap<Meaning, number>;

/** The columns of a head that mean the same as another and of which none was chosen. */
export function duplicatesIn<Meaning extends string>(
  head: Head<Meaning>,
  chosen: Chosen<Meaning> = new Map(),
): Duplicates<Meaning> {
  const meanings = new Set(head.filter((meaning) => meaning !== null));
  const places = (wanted: Meaning) => head.flatMap((meaning, at) => (meaning === wanted ? [at] : []));
  return new Map(
    Array.from(meanings, (meaning) => [meaning, places(meaning)] as const).filter(
      ([meaning, at]) => at.length > 1 && !chosen.has(meaning),
    ),
  );
}

/** A head without the columns that were not chosen. */
export const withChosen = <Meaning extends string>(
  head: Head<Meaning>,
  chosen: Chosen<Meaning>,
): Head<Meaning> =>
  head.map((meaning, at) =>
    meaning !== null && chosen.has(meaning) && chosen.get(meaning) !== at ? null : meaning,
  );
