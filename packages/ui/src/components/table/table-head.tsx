import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { ColumnSizer } from './column-sizer.tsx';
import { SelectAll } from './select-all.tsx';
import { fixedAt, type ShownColumn } from './shown-columns.ts';
import type { TableBasics } from './table-basics.ts';
import { nextSort } from './table-sort.rules.ts';
import type { TableParts } from './use-table-parts.ts';

export interface TableHeadProps<Item> {
  basics: TableBasics<Item>;
  parts: TableParts<Item>;
  /** In a grid, the place of the cell that the Tab key comes to, or -1. */
  cursor?: number | undefined;
}

/** The headers, with what sorts, sizes and ticks. */
export function TableHead<Item>({ basics, parts, cursor }: TableHeadProps<Item>) {
  const words = useWords();
  const { onSelect, rowActions, layout } = basics;
  const { lead, margins, shown, selection } = parts;
  const inGrid = (place: number) =>
    cursor === undefined ? undefined : { tabIndex: place === cursor ? 0 : -1, 'data-place': place };
  const first = lead ? 1 : 0;
  const leadStyle = { ...fixedAt(0), width: margins.lead };
  return (
    <thead>
      <tr aria-rowindex={cursor === undefined ? undefined : 1}>
        {lead && onSelect && (
          <th data-lead data-fixed style={leadStyle} {...inGrid(0)}>
            <div>
              <SelectAll state={selection.all} onToggle={selection.toggleAll} />
            </div>
          </th>
        )}
        {lead && !onSelect && (
          <td data-lead data-fixed style={leadStyle}>
            {null}
          </td>
        )}
        {shown.map((one, place) => {
          const { key, width } = one.column;
          const sized = layout?.widths[key];
          const sizes = basics.onLayout && place < shown.length - 1;
          return (
            <th
              key={key}
              scope="col"
              data-column={key}
              // Else the edge to drag would be part of what is read out at every value of the column.
              aria-label={sizes ? one.column.header : undefined}
              aria-sort={basics.sort?.key === key ? basics.sort.direction : undefined}
              data-align={one.attributes['data-align']}
              data-fixed={one.attributes['data-fixed']}
              data-fixed-end={one.attributes['data-fixed-end']}
              style={{
                ...one.attributes.style,
                // The last column takes what is left.
                width: sized === undefined ? width : place === shown.length - 1 ? undefined : sized,
                minWidth: one.least,
              }}
              {...inGrid(first + place)}
            >
              <Header shown={one} basics={basics} />
              {basics.onLayout && sizes && (
                <ColumnSizer column={one.column} layout={layout} onLayout={basics.onLayout} />
              )}
            </th>
          );
        })}
        {rowActions && (
          <th scope="col" data-actions style={{ width: margins.actions }} {...inGrid(first + shown.length)}>
            <VisuallyHidden>{words.tableActions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function Header<Item>({
  shown: { column },
  basics,
}: {
  shown: ShownColumn<Item>;
  basics: TableBasics<Item>;
}) {
  const { key, header, headerHidden, sortable } = column;
  const { sort, onSort } = basics;
  if (headerHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!sortable || !onSort) return header;
  const Icon = icons[sort?.key === key ? sort.direction : 'none'];
  return (
    <button type="button" data-sort onClick={() => onSort(nextSort(sort, key))}>
      {header}
      <Icon size={14} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
