import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { readCsv } from '#shared/csv/read-csv.ts';
import { readPasted } from './read-sheet.rules.ts';
import { maxRows, type Field } from './sheet-row.ts';
import type { Line } from './sheet-tally.ts';
import type { Sheet } from './sheet-store.ts';

/** The cell an event happened in, and the field that stands in it. */
function cellOf(
  target: EventTarget,
): { index: number; cell: HTMLElement; input: HTMLInputElement | null } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-place]') : null;
  const index = cell?.closest('tr')?.dataset['index'];
  if (cell === null || index === undefined) return null;
  return { cell, index: Number(index), input: cell.querySelector<HTMLInputElement>('input[type="text"]') };
}

const fieldOf = (cell: HTMLElement): Field | null =>
  (cell.querySelector<HTMLElement>('[data-field]')?.dataset['field'] as Field | undefined) ?? null;

/** A table as it lies in the clipboard: spreadsheets put tabs there, whatever else is in the cells. */
export function tableIn(text: string): string[][] {
  const isTabbed = text.includes('\t') || !text.includes('\n');
  const whole = isTabbed ? `sep=\t\n${text}` : text;
  return text.trim() === '' ? [] : readCsv(whole, { maxRows: maxRows + 1 }).rows;
}

interface SheetKeys {
  sheet: Sheet;
  /** The rows as they are shown, which may be some of all. */
  shown: readonly Line[];
  onActive: (key: number) => void;
  /** Told how many rows came, and for how many there was no room. */
  onPasted: (rows: number, left: number) => void;
  onUnreadable: () => void;
  /** Told that several of the columns mean the same. */
  onDuplicates: () => void;
}

/** What a sheet does with the keyboard and the clipboard beyond what its grid and its fields do. */
export function sheetKeys({ sheet, shown, onActive, onPasted, onUnreadable, onDuplicates }: SheetKeys) {
  const paste = (text: string, line: Line, field: Field) => {
    const table = tableIn(text);
    const pasted = readPasted(table, field);
    if ('duplicates' in pasted) return onDuplicates();
    const left = 'whole' in pasted ? sheet.append(pasted.whole) : sheet.putCells(line.row.key, pasted.cells);
    onPasted(('whole' in pasted ? pasted.whole.length : pasted.cells.length) - left, left);
  };
  return {
    onFocus({ target }: FocusEvent) {
      const line = shown[cellOf(target)?.index ?? -1];
      if (line !== undefined) onActive(line.row.key);
    },
    onPaste(event: ClipboardEvent) {
      const at = cellOf(event.target);
      const line = shown[at?.index ?? -1];
      const text = event.clipboardData.getData('text/plain');
      if (at === null || line === undefined) return;
      const isOneValue = !/[\t\n\r]/.test(text.trimEnd());
      if (isOneValue && event.target === at.input) return;
      event.preventDefault();
      try {
        paste(text, line, fieldOf(at.cell) ?? 'coin');
      } catch {
        onUnreadable();
      }
    },
    onCopy(event: ClipboardEvent) {
      const at = cellOf(event.target);
      if (at === null || event.target !== at.cell || at.input === null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', at.input.value);
    },
    onKeyDown(event: KeyboardEvent) {
      const at = cellOf(event.target);
      if (at === null || event.target !== at.cell || at.input === null) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const field = fieldOf(at.cell);
      const line = shown[at.index];
      if (event.key === 'Delete' || event.key === 'Backspace') {
        if (field !== null && line !== undefined) sheet.edit(line.row.key, field, '');
      } else if (event.key.length === 1) {
        // Typing on a cell replaces what is in it: the character goes into the field that has the focus by then.
        at.input.focus();
      }
    },
  };
}
