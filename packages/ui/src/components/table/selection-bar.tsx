import type { MouseEvent } from 'react';
import { formatNumber } from '../../format/index.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { Button } from '../button/index.ts';
import type { TableBasics } from './table-basics.ts';
import { Selection } from './table.styles.ts';
import type { RowSelection } from './use-row-selection.ts';

interface SelectionBarProps<Item> {
  basics: TableBasics<Item>;
  selection: RowSelection<Item>;
}

/** How many rows are ticked and what can be done with them. Below the rows, so that no row moves under the pointer. */
export function SelectionBar<Item>({ basics, selection: { keys, clear } }: SelectionBarProps<Item>) {
  const words = useWords();
  if (!basics.onSelect) return null;
  const some = keys.size > 0;
  // The button goes with the selection: the focus goes to the checkbox of all rows.
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const boxes = currentTarget.closest('[data-table]')?.querySelectorAll<HTMLElement>('[data-select-all]');
    clear();
    Array.from(boxes ?? [])
      .find((box) => box.checkVisibility())
      ?.focus();
  };
  return (
    <Selection data-empty={!some || undefined}>
      {/* Always there, so that what appears in it is announced. */}
      <span role="status">
        {some && fill(words.tableSelected, { count: formatNumber(keys.size, { digits: 0 }) })}
      </span>
      {some && basics.selectionActions?.(keys)}
      {some && (
        <Button size="small" variant="ghost" onClick={leave}>
          {words.clear}
        </Button>
      )}
    </Selection>
  );
}
