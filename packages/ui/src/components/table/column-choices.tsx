import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill, type Sentence } from '../../locale/words.ts';
import { Button } from '../button/index.ts';
import type { TableColumn } from './table-column.ts';
import { inOrder, isHideable, moveKey, plainLayout, type TableLayout } from './table-layout.rules.ts';
import { Choice, Choices, Foot, Grip, Step } from './table-tools.styles.ts';

interface ColumnChoicesProps<Item> {
  columns: readonly TableColumn<Item>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
}

/** The columns with a checkbox each, moved by dragging or by the buttons behind them. */
export function ColumnChoices<Item>({ columns, layout, onLayout }: ColumnChoicesProps<Item>) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const ordered = inOrder(columns, layout);
  const keys = ordered.map(({ key }) => key);

  // The browser takes the focus from what is put elsewhere.
  useLayoutEffect(() => pressed.current?.focus());

  const move = (key: string, to: number) => {
    if (to < 0 || to >= keys.length || to === keys.indexOf(key)) return;
    const column = columns.find((one) => one.key === key)?.header ?? key;
    onLayout({ ...layout, order: moveKey(keys, key, to) });
    setSaid(fill(words.tableColumnMoved, { column, place: to + 1, count: keys.length }));
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (dragged === null) return;
    const others = Array.from(list.current?.children ?? []).filter((_, index) => keys[index] !== dragged);
    move(dragged, others.filter((item) => middleOf(item) < clientY).length);
  };
  const step = (column: TableColumn<Item>, to: number, label: Sentence, Icon: typeof ArrowUp) => (
    <Step
      type="button"
      aria-label={fill(label, { column: column.header })}
      aria-disabled={to < 0 || to >= keys.length || undefined}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        move(column.key, to);
      }}
      onBlur={() => {
        if (document.hasFocus()) pressed.current = null;
      }}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </Step>
  );

  return (
    <>
      {/* The list hears the pointer: what is dragged changes its place, and would lose it. */}
      <Choices ref={list} onPointerMove={follow} onLostPointerCapture={() => setDragged(null)}>
        {ordered.map((column, index) => {
          const { key, header } = column;
          const shown = !layout.hidden.includes(key);
          const hideable = isHideable(column, columns);
          const hidden = shown ? [...layout.hidden, key] : layout.hidden.filter((other) => other !== key);
          return (
            <Choice key={key} data-dragged={key === dragged || undefined}>
              <Grip
                aria-hidden
                onPointerDown={({ pointerId, button }) => {
                  if (button !== 0) return;
                  list.current?.setPointerCapture(pointerId);
                  setDragged(key);
                }}
              >
                <GripVertical size={16} strokeWidth={1.5} />
              </Grip>
              <label>
                <input
                  type="checkbox"
                  checked={shown || !hideable}
                  disabled={!hideable}
                  onChange={() => onLayout({ ...layout, hidden })}
                />
                {header}
              </label>
              {step(column, index - 1, words.tableColumnUp, ArrowUp)}
              {step(column, index + 1, words.tableColumnDown, ArrowDown)}
            </Choice>
          );
        })}
      </Choices>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Foot>
        <Button size="small" variant="ghost" onClick={() => onLayout(plainLayout)}>
          {words.tableColumnsReset}
        </Button>
      </Foot>
    </>
  );
}

function middleOf(item: Element): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
