import type { GridCell } from './grid-cell.rules.ts';
import { isSimple } from './row-arrows.ts';

const controls = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [data-place])';

const controlsOf = (element: HTMLElement): HTMLElement[] =>
  Array.from(element.querySelectorAll<HTMLElement>(controls));

/** The grid has one tab stop: what is inside its cells is reached through them. */
export function takeTabStops(table: HTMLElement): void {
  for (const control of controlsOf(table)) control.tabIndex = -1;
}

/** The cell of this grid that an element is or stands in. */
export function cellAround(element: Element, table: HTMLElement): HTMLElement | null {
  const cell = element.closest<HTMLElement>('[data-place]');
  return cell?.closest('table') === table ? cell : null;
}

/** Where a cell stands. */
export const placeOf = (cell: HTMLElement): GridCell => ({
  row: Number(cell.closest('tr')?.dataset['index'] ?? -1),
  place: Number(cell.dataset['place']),
});

/** The cell at a place, if it is drawn. */
export function cellAt(table: HTMLElement, { row, place }: GridCell): HTMLElement | null {
  const line = row < 0 ? 'thead > tr' : `tbody > tr[data-index="${row}"]`;
  return table.querySelector<HTMLElement>(`:scope > ${line} > [data-place="${place}"]`);
}

/** Gives a cell the focus and brings it into sight. What sticks is in sight in the direction in which it sticks. */
export function show(cell: HTMLElement, scroller: HTMLElement | null): void {
  const { scrollTop = 0, scrollLeft = 0 } = scroller ?? {};
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (cell.closest('thead')) scroller?.scrollTo({ top: scrollTop });
  if (cell.dataset['fixed'] !== undefined) scroller?.scrollTo({ left: scrollLeft });
}

/**
 * What a key does in a cell, beyond going to another. Enter does what the cell is for, F2 goes inside and Escape comes
 * out again, Escape without what was typed there. Space ticks the row.
 */
export function answerOf(key: string, target: HTMLElement, cell: HTMLElement): (() => void) | undefined {
  const inside = controlsOf(cell);
  if (target !== cell) {
    if (key === 'Escape' || key === 'F2')
      return () => {
        if (key === 'Escape' && target instanceof HTMLInputElement) giveUp(target);
        cell.focus();
      };
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const beside =
      step === undefined || !isSimple(target) ? undefined : inside[inside.indexOf(target) + step];
    return beside && (() => beside.focus());
  }
  const [first] = inside;
  const row = cell.closest('tr');
  if (key === 'F2') return first && (() => first.focus());
  if (key === ' ' && !cell.closest('thead')) return () => pressIn(row, 'select');
  if (key !== 'Enter' && key !== ' ') return undefined;
  if (first === undefined) return () => pressIn(row, 'open');
  // What opens something is entered first: it opens for a key of its own.
  return () => (isSimple(first) && !first.ariaHasPopup ? first.click() : first.focus());
}

/** What was typed into a cell and is not wanted after all goes before the cell hears that it was left. */
function giveUp(input: HTMLInputElement): void {
  if (input.type === 'text') input.value = input.defaultValue;
}

const pressIn = (row: HTMLElement | null, does: string) =>
  row?.querySelector<HTMLElement>(`[data-does="${does}"]:not(:disabled)`)?.click();
