import { useMemo, useRef } from 'react';
import type { TableBasics } from './table-basics.ts';
import { range, selectionOf, switched, type RowKey } from './table-selection.rules.ts';

const nothing: ReadonlySet<RowKey> = new Set();

/** Whether a row's checkbox is there, ticked, and can be used. */
export type RowCheck = 'on' | 'off' | 'disabled' | undefined;

/** Which of the rows are ticked, and what ticking does. */
export function useRowSelection<Item>({
  rows,
  rowKey,
  selectedKeys = nothing,
  onSelect,
  selectable,
}: Pick<TableBasics<Item>, 'rows' | 'rowKey' | 'selectedKeys' | 'onSelect' | 'selectable'>) {
  // Where a range begins: the row that was ticked last.
  const anchor = useRef<RowKey>(undefined);
  const keys = useMemo(
    () => (onSelect ? (selectable ? rows.filter(selectable) : rows).map(rowKey) : []),
    [rows, rowKey, onSelect, selectable],
  );
  const all = useMemo(() => selectionOf(selectedKeys, keys), [selectedKeys, keys]);

  return {
    /** How many of the rows of this page are ticked. */
    all,
    keys: selectedKeys,
    toggleAll: () => onSelect?.(switched(selectedKeys, keys, all !== 'all')),
    clear: () => onSelect?.(nothing),
    toggle: (row: Item, withRange: boolean) => {
      const key = rowKey(row);
      const through = withRange ? range(keys, anchor.current, key) : [key];
      anchor.current = key;
      onSelect?.(switched(selectedKeys, through, !selectedKeys.has(key)));
    },
    checkOf: (row: Item): RowCheck => {
      if (!onSelect) return undefined;
      if (selectable?.(row) === false) return 'disabled';
      return selectedKeys.has(rowKey(row)) ? 'on' : 'off';
    },
  };
}

export type RowSelection<Item> = ReturnType<typeof useRowSelection<Item>>;
