import { placeAfter } from './row-arrows.ts';

/** A cell of a grid: row -1 is the head. */
export interface GridCell {
  row: number;
  place: number;
}

/** The cell a key goes to from another, in a grid of so many rows and places; undefined for a key that goes nowhere. */
export function cellAfter(
  key: string,
  ctrl: boolean,
  { row, place }: GridCell,
  { rows, places }: { rows: number; places: number },
): GridCell | undefined {
  const last = rows - 1;
  const first = Math.min(0, last);
  if (ctrl && key === 'Home') return { row: first, place: 0 };
  if (ctrl && key === 'End') return { row: last, place: places - 1 };
  if (ctrl) return undefined;
  const across = key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End';
  const next = across ? placeAfter(key, place, places) : placeAfter(key, row + 1, rows + 1);
  if (next === undefined) return undefined;
  return across ? { row, place: next } : { row: next - 1, place };
}
