const fieldIn = (cell: Element | undefined) =>
  cell?.querySelector<HTMLInputElement>('input[type="text"]') ?? null;

/** The field that Enter (down, or up with Shift) or Tab (along the row, then to the next) goes to from another of a grid. */
export function fieldBeside(from: HTMLInputElement, key: string, isBack: boolean): HTMLInputElement | null {
  const cell = from.closest('td');
  const row = from.closest('tr');
  if (cell === null || row === null) return null;
  const index = Number(row.dataset['index']) + (isBack ? -1 : 1);
  const next = row.closest('tbody')?.querySelector<HTMLTableRowElement>(`:scope > tr[data-index="${index}"]`);
  if (key === 'Enter') return fieldIn(next?.cells[cell.cellIndex]);
  const cells = Array.from(row.cells);
  const along = isBack ? cells.slice(0, cell.cellIndex).toReversed() : cells.slice(cell.cellIndex + 1);
  const fields = [...along, ...(isBack ? Array.from(next?.cells ?? []).toReversed() : (next?.cells ?? []))];
  return fields.map(fieldIn).find((field) => field !== null) ?? null;
}
