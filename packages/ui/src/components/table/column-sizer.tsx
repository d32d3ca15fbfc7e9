import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isRightToLeft, keyAlongLine } from '../../internal/arrow-keys.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import type { TableColumn } from './table-column.ts';
import { fitWidth, plainLayout, widthRange, type TableLayout } from './table-layout.rules.ts';
import { Sizer } from './table-head.styles.ts';

interface ColumnSizerProps<Item> {
  column: TableColumn<Item>;
  layout: TableLayout | undefined;
  onLayout: (layout: TableLayout) => void;
}

const step = 16;

/** The edge of a column: dragged, or moved with the arrow keys. The first move fixes the other columns as they are. */
export function ColumnSizer<Item>({ column, layout = plainLayout, onLayout }: ColumnSizerProps<Item>) {
  const words = useWords();
  const drag = useRef<{ from: number; widths: Record<string, number> }>(null);
  const [measured, setMeasured] = useState<number>();
  const { least, most } = widthRange(column);

  const give = (widths: Record<string, number>, width: number) =>
    onLayout({ ...layout, widths: { ...layout.widths, ...widths, [column.key]: fitWidth(column, width) } });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const widths = widthsOf(event.currentTarget);
    const now = widths[column.key] ?? least;
    const wanted = { ArrowLeft: now - step, ArrowRight: now + step, Home: least, End: most }[
      keyAlongLine(event)
    ];
    if (wanted === undefined) return;
    event.preventDefault();
    give(widths, wanted);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Else the browser would begin to select text.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, widths: widthsOf(event.currentTarget) };
  };
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (drag.current === null) return;
    const { from, widths } = drag.current;
    give(
      widths,
      (widths[column.key] ?? least) + (isRightToLeft(currentTarget) ? from - clientX : clientX - from),
    );
  };
  const end = () => {
    drag.current = null;
  };

  return (
    <Sizer
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={fill(words.tableColumnWidth, { column: column.header })}
      aria-valuenow={layout.widths[column.key] ?? measured ?? least}
      aria-valuemin={least}
      aria-valuemax={Math.max(most, measured ?? 0)}
      onFocus={({ currentTarget }) => setMeasured(widthsOf(currentTarget)[column.key])}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={follow}
      onLostPointerCapture={end}
    />
  );
}

/** How wide the columns are drawn now. */
function widthsOf(sizer: HTMLElement): Record<string, number> {
  const heads = sizer.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries(Array.from(heads, (head) => [head.dataset['column'] ?? '', head.offsetWidth]));
}
