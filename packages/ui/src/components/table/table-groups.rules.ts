/** The rows of each group together, in the order in which the groups first come. */
export function groupRows<Item>(rows: readonly Item[], groupOf: (row: Item) => string): Item[] {
  const groups = new Map<string, Item[]>();
  for (const row of rows) {
    const group = groupOf(row);
    const others = groups.get(group);
    if (others === undefined) groups.set(group, [row]);
    else others.push(row);
  }
  return [...groups.values()].flat();
}
