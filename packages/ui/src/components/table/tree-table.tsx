import { useId, useRef, useState, type HTMLAttributes, type KeyboardEvent } from 'react';
import { keyAlongLine } from '../../internal/arrow-keys.ts';
import { placesIn, treeKey, type Branch } from '../tree/index.ts';
import { InsteadOfRows } from './instead-of-rows.tsx';
import { moveAmongRows } from './row-arrows.ts';
import type { TableBasics } from './table-basics.ts';
import { TableFrame } from './table-frame.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TreeBody } from './tree-table.styles.ts';
import { useDroppedColumns } from './use-dropped-columns.ts';
import { useFixedCells } from './use-fixed-cells.ts';
import { useOverflow } from './use-overflow.ts';
import { useTableParts } from './use-table-parts.ts';

export interface TreeTableProps<Item> extends TableBasics<Item> {
  /** The rows at the top. */
  rows: readonly Item[];
  /** The rows that lie below a row, which shows and hides them; undefined or none where nothing does. */
  childrenOf: (row: Item) => readonly Item[] | undefined;
}

interface RowBranch<Item> extends Branch {
  row: Item;
  items?: readonly RowBranch<Item>[];
}

/**
 * Rows that other rows belong to, over several levels: sub-wallets and their addresses, a batch and its transfers. All of
 * them are in sight until somebody collapses one. Renders a `<table>` with the keys of a tree, in a card.
 */
export function TreeTable<Item>({ childrenOf, ...given }: TreeTableProps<Item>) {
  const { rows: top, rowKey, error, onOpen } = given;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflowing = useOverflow(scroller);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);

  const branchOf = (row: Item): RowBranch<Item> => ({
    id: String(rowKey(row)),
    row,
    items: childrenOf(row)?.map(branchOf) ?? [],
  });
  const places = placesIn(top.map(branchOf), collapsed);
  const current = (places.find(({ item }) => item.id === chosen) ?? places[0])?.item.id;
  const toggle = (at: string) =>
    setCollapsed((now) => new Set(now.has(at) ? [...now].filter((one) => one !== at) : [...now, at]));

  const basics = { ...given, rows: places.map(({ item }) => item.row) };
  const dropped = useDroppedColumns(scroller, given);
  const parts = useTableParts(basics, {
    overflowing,
    dropped,
    onDetails: (row) => toggle(String(rowKey(row))),
  });
  useFixedCells(scroller, overflowing);

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget: table } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || current === undefined) return;
    const line = target instanceof HTMLElement && target.matches('tr[data-index]') ? target : null;
    if (line === null) return moveAmongRows(event);
    const place = places[Number(line.dataset['index'])];
    if (place === undefined) return;
    const opens = event.key === 'Enter' && onOpen !== undefined;
    const done = opens ? null : treeKey(places, place.item.id, keyAlongLine(event));
    if (!opens && done === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (done === null) return onOpen?.(place.item.row);
    if ('toggle' in done) return toggle(done.toggle);
    const next = places.findIndex(({ item }) => item.id === done.go);
    table.querySelector<HTMLElement>(`:scope > tbody > tr[data-index="${next}"]`)?.focus();
  };

  return (
    <TableFrame
      {...{ basics, parts, overflowing, scroller }}
      grid={{ role: 'treegrid', onKeyDownCapture: press }}
    >
      <TableHead basics={basics} parts={parts} />
      <TreeBody>
        {(error ? [] : places).map(({ item, isOpen, level, position, size }, index) => {
          const tree = {
            id: `${id}-${index}`,
            tabIndex: item.id === current ? 0 : -1,
            'aria-level': level,
            'aria-posinset': position,
            'aria-setsize': size,
            'aria-expanded': isOpen ?? undefined,
            style: { '--mpc-tree-level': level - 1 },
            onFocus: () => setChosen(item.id),
          } as HTMLAttributes<HTMLTableRowElement>;
          const details = isOpen === null ? undefined : isOpen && `${id}-${index + 1}`;
          return (
            <TableRow key={item.id} {...parts.rowProps(item.row, index)} details={details} tree={tree} />
          );
        })}
        <InsteadOfRows basics={basics} parts={parts} />
      </TreeBody>
    </TableFrame>
  );
}
