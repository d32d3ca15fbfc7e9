/** A part of two sequences: in both, only in the first, or only in the second. */
export interface Piece<Part> {
  kind: 'same' | 'removed' | 'added';
  part: Part;
}

/** Above so many comparisons the middle counts as replaced: nobody reads such a change piece by piece. */
const most = 4_000_000;

/** How the second sequence comes about from the first, by the longest sequence that both have in common. */
export function diffSequences<Part>(before: readonly Part[], after: readonly Part[]): Piece<Part>[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  return [
    ...as('same', before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...as('same', before.slice(before.length - end)),
  ];
}

const as = <Part>(kind: Piece<Part>['kind'], parts: readonly Part[]): Piece<Part>[] =>
  parts.map((part) => ({ kind, part }));

function middle<Part>(before: readonly Part[], after: readonly Part[]): Piece<Part>[] {
  if (before.length === 0 || after.length === 0 || before.length * after.length > most)
    return [...as('removed', before), ...as('added', after)];

  const common = commonLengths(before, after);
  const width = after.length + 1;
  const pieces: Piece<Part>[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    const [removed, added] = [before.slice(one, one + 1), after.slice(other, other + 1)];
    if (removed[0] === added[0]) {
      pieces.push(...as('same', removed));
      one += 1;
      other += 1;
    } else if ((common[(one + 1) * width + other] ?? 0) >= (common[one * width + other + 1] ?? 0)) {
      pieces.push(...as('removed', removed));
      one += 1;
    } else {
      pieces.push(...as('added', added));
      other += 1;
    }
  }
  return [...pieces, ...as('removed', before.slice(one)), ...as('added', after.slice(other))];
}

/** For each pair of ends, how much the sequences from there on have in common; row by row. */
function commonLengths<Part>(before: readonly Part[], after: readonly Part[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        before[one] === after[other]
          ? (lengths[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(lengths[(one + 1) * width + other] ?? 0, lengths[one * width + other + 1] ?? 0);
  return lengths;
}
