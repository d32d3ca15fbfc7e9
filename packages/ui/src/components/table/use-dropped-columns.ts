import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { allGiveWay, type TableColumn } from './table-column.ts';
import { plainLayout, visibleColumns, type TableLayout } from './table-layout.rules.ts';
import { noneDropped } from './use-table-parts.ts';

interface Arranged<Item> {
  columns: readonly TableColumn<Item>[];
  layout?: TableLayout | undefined;
}

/**
 * Up to which priority columns have room. They leave one priority after the other while the rows are wider than their
 * frame, then those of words give way to the numbers; they come back where it is as wide again as the rows were with them.
 */
export function useDroppedColumns<Item>(
  ref: RefObject<HTMLElement | null>,
  { columns, layout = plainLayout }: Arranged<Item>,
): number {
  const [arranged, setArranged] = useState({ columns, layout });
  const [dropped, setDropped] = useState(noneDropped);
  const [needs] = useState(() => new Map<number, number>());
  if (arranged.columns !== columns || arranged.layout !== layout) {
    setArranged({ columns, layout });
    setDropped(noneDropped);
  }
  const isSized = Object.keys(layout.widths).length > 0;
  const steps = [allGiveWay, ...visibleColumns(columns, layout).flatMap(({ priority }) => priority ?? [])];
  const next = Math.max(0, ...steps.filter((step) => step < dropped));
  const before = Math.min(noneDropped, ...steps.filter((step) => step > dropped));

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || isSized) return undefined;
    const measure = () => {
      const table = element.querySelector(':scope > table');
      const isCards = table !== null && getComputedStyle(table).display === 'block';
      if (isCards) setDropped(noneDropped);
      else if (element.scrollWidth > element.clientWidth && next > 0) {
        needs.set(dropped, element.scrollWidth);
        setDropped(next);
      } else if (dropped < noneDropped && element.clientWidth >= (needs.get(before) ?? Infinity))
        setDropped(before);
    };
    // Before anything is painted or pointed at: what leaves would have moved the rest later. New rows are looked at after
    // the drawing, the rows that are left by a column at once.
    if (dropped < noneDropped) measure();
    else queueMicrotask(() => flushSync(measure));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, isSized, dropped, next, before, needs]);
  return isSized ? noneDropped : dropped;
}
