import type { KeyboardEvent } from 'react';
import { keyAlongLine } from '../../internal/arrow-keys.ts';

/** What arrow keys may leave: anything else (text, selects, sliders, tabs, switches) has its own use for them. */
const simple =
  ':is(a[href], button, input[type="checkbox"]):not([role], [aria-haspopup]:not([aria-haspopup="true"], [aria-haspopup="menu"]))';

/** Whether arrow keys may leave this element. */
export const isSimple = (element: Element): boolean => element.matches(simple);

/** How far a key goes among `count` places from `at`; undefined for a key that goes nowhere. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -10,
    PageDown: 10,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, at + step));
}

/**
 * Arrow keys among the controls of the rows: up and down to the same place in another row, left and right within one.
 * The Tab key goes on as it does everywhere.
 */
export function moveAmongRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget: table, ctrlKey } = event;
  const key = keyAlongLine(event);
  if (!(target instanceof HTMLElement) || !table.contains(target) || !isSimple(target)) return;
  if (event.altKey || event.metaKey || event.shiftKey || (ctrlKey && key !== 'Home' && key !== 'End')) return;
  const row = rowOf(target, table);
  if (row === null) return;
  const across =
    key === 'ArrowLeft' || key === 'ArrowRight' || ((key === 'Home' || key === 'End') && !ctrlKey);
  const track = across ? controlsIn(row) : columnOf(target, row, table);
  const next = track[placeAfter(key, track.indexOf(target), track.length) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function rowOf(target: HTMLElement, table: HTMLTableElement): HTMLTableRowElement | null {
  const row = target.closest<HTMLTableRowElement>('tr[data-index]');
  return row?.closest('table') === table ? row : null;
}

/** The simple controls inside an element that can have the focus now. */
const controlsIn = (element: HTMLElement): HTMLElement[] =>
  Array.from(element.querySelectorAll<HTMLElement>(simple)).filter(
    (control) => !control.matches(':disabled') && control.checkVisibility(),
  );

/** What stands at the same place in every row that has something there. */
function columnOf(target: HTMLElement, row: HTMLTableRowElement, table: HTMLTableElement): HTMLElement[] {
  const cell = Array.from(row.cells).findIndex((one) => one.contains(target));
  const nth = controlsIn(row.cells[cell] ?? row).indexOf(target);
  const rows = Array.from(table.rows).filter((one) => one.dataset['index'] !== undefined);
  return rows.flatMap((one) => {
    const there = one.cells[cell];
    return there === undefined ? [] : (controlsIn(there)[nth] ?? []);
  });
}
