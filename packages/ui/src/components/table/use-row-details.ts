import { useState, type ReactNode } from 'react';
import { switched, type RowKey } from './table-selection.rules.ts';

const nothing: ReadonlySet<RowKey> = new Set();

interface RowDetails<Item> {
  rowKey: (row: Item) => RowKey;
  expanded: ((row: Item) => ReactNode) | undefined;
  expandedKeys: ReadonlySet<RowKey> | undefined;
  onExpand: ((keys: ReadonlySet<RowKey>) => void) | undefined;
}

/** Which rows show their details, remembered here unless whoever uses the table does; undefined where none has any. */
export function useRowDetails<Item>({ rowKey, expanded, expandedKeys, onExpand }: RowDetails<Item>) {
  const [own, setOwn] = useState(nothing);
  if (!expanded) return undefined;
  const keys = expandedKeys ?? own;
  const isOpen = (row: Item) => keys.has(rowKey(row));
  return {
    of: expanded,
    isOpen,
    toggle: (row: Item) => {
      const next = switched(keys, [rowKey(row)], !isOpen(row));
      setOwn(next);
      onExpand?.(next);
    },
  };
}
