import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PickerOption } from './picker-option.tsx';
import { rowsInSight, type View } from './rows-in-sight.ts';

/** Heights of rows that were never drawn, in pixels; and of the list itself, before it is there. */
const expected = { short: 32, tall: 51, list: 400 };

/** Marks a row of the list, whatever else it has around its option. */
export const rowMark = { 'data-row': '' } as const;

/**
 * Which options of an open list have to be drawn, as far as it has been scrolled. It scrolls to the option at `shown` when
 * another one is, and to the top when there are other options.
 */
export function useRowsInSight(
  list: RefObject<HTMLElement | null>,
  options: readonly PickerOption[],
  shown: number,
) {
  const [heights] = useState(() => new Map<string, number>());
  const [view, setView] = useState<View & { measured: number }>({
    top: 0,
    height: expected.list,
    measured: 0,
  });
  const reached = useRef<{ options: readonly PickerOption[]; shown: number } | null>(null);

  const heightOf = ({ id, detail }: PickerOption) =>
    heights.get(id) ?? (detail === undefined ? expected.short : expected.tall);
  const all = options.map(heightOf);
  const sight = rowsInSight(all, view);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const rows = [...element.querySelectorAll<HTMLElement>('[data-row]')];
    let measured = 0;
    for (const [place, row] of rows.entries()) {
      const option = options[sight.from + place];
      const { height } = row.getBoundingClientRect();
      if (option === undefined || height === 0 || heights.get(option.id) === height) continue;
      heights.set(option.id, height);
      measured += 1;
    }
    if (reached.current !== null && reached.current.options !== options && shown === -1)
      element.scrollTop = 0;
    if (reached.current?.options !== options || reached.current.shown !== shown) {
      const row = rows[shown - sight.from];
      if (row === undefined && shown !== -1)
        element.scrollTop = all.slice(0, shown).reduce((sum, height) => sum + height, 0);
      else {
        if (row !== undefined) scrollInside(element, row);
        reached.current = { options, shown };
      }
    }
    const next = { top: element.scrollTop, height: element.clientHeight || expected.list };
    const isSame = next.top === view.top && next.height === view.height && measured === 0;
    // A short list is drawn whole, wherever it is.
    if (!isSame && options.length > rows.length) setView({ ...next, measured: view.measured + measured });
  });
  return {
    ...sight,
    onScroll: () => setView((before) => ({ ...before, top: list.current?.scrollTop ?? 0 })),
  };
}

/** Only the list scrolls. */
function scrollInside(list: HTMLElement, row: HTMLElement) {
  // A simulated document has no heights.
  if (list.clientHeight === 0) return;
  const edge = 4;
  list.scrollTop = Math.min(
    row.offsetTop - edge,
    Math.max(list.scrollTop, row.offsetTop + row.offsetHeight + edge - list.clientHeight),
  );
}
