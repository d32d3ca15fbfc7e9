import Big from 'big.js';

/** Rows in the order of a text of theirs, or of an amount; what has no amount is the least. */
export function sortedBy<Row>(
  rows: readonly Row[],
  order: 'asc' | 'desc',
  by: { text: (row: Row) => string } | { amount: (row: Row) => string | Big | undefined },
): Row[] {
  const turn = order === 'asc' ? 1 : -1;
  if ('text' in by) return rows.toSorted((one, other) => by.text(one).localeCompare(by.text(other)) * turn);
  // Read once each, not at every comparison.
  return rows
    .map((row) => ({ row, amount: new Big(by.amount(row) ?? -1) }))
    .sort((one, other) => one.amount.cmp(other.amount) * turn)
    .map(({ row }) => row);
}
