import { ChevronRight } from 'lucide-react';
import { memo, type HTMLAttributes, type ReactNode } from 'react';
import { missingNumber } from '../../format/index.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { fixedAt, type ShownColumn } from './shown-columns.ts';
import type { RowCheck } from './use-row-selection.ts';

export interface TableRowProps<Item> {
  row: Item;
  /** Its place among the rows, by which a click on it is told from a click on another. */
  index: number;
  name: string;
  shown: readonly ShownColumn<Item>[];
  /** A cell in front for the checkbox and the way to the details. */
  lead: boolean;
  check: RowCheck;
  /** The id of its details where they stand open, false where they are hidden, undefined where there are none. */
  details?: string | false | undefined;
  current: boolean;
  opens: boolean;
  /** Where the row leads, as a link to open in a new tab. */
  href: string | undefined;
  openLabel: string | undefined;
  rowActions: ((row: Item, name: string) => ReactNode) | undefined;
  /** In a grid, the place of the cell that the Tab key comes to, or -1. */
  cursor?: number | undefined;
  /** In a tree, where the row stands. */
  tree?: HTMLAttributes<HTMLTableRowElement>;
}

/** The elements are plain and the table paints them: thousands of styled cells would cost more than what they show. */
function Row<Item>({
  row,
  index,
  shown,
  lead,
  current,
  opens,
  href,
  rowActions,
  tree,
  ...props
}: TableRowProps<Item>) {
  const { name, check, details, openLabel, cursor } = props;
  const inGrid = (place: number) =>
    cursor === undefined
      ? undefined
      : ({ role: 'gridcell', tabIndex: place === cursor ? 0 : -1, 'data-place': place } as const);
  const first = lead ? 1 : 0;
  const opening = { 'data-does': 'open', 'aria-description': openLabel };
  return (
    <tr
      data-index={index}
      data-opens={opens || undefined}
      data-selected={check === 'on' || undefined}
      aria-current={current || undefined}
      {...(cursor === undefined
        ? undefined
        : { 'aria-rowindex': index + 2, 'aria-selected': check === undefined ? undefined : check === 'on' })}
      {...tree}
    >
      {lead && (
        <td data-lead data-fixed style={fixedAt(0)} {...inGrid(0)}>
          <Lead name={name} check={check} details={details} />
        </td>
      )}
      {shown.map(({ column, isTitle, attributes }, place) => {
        const value = column.cell(row);
        const content =
          attributes['data-gives'] && typeof value !== 'object' ? (
            <span title={String(value)}>{value}</span>
          ) : (
            value
          );
        // A line of text, whatever opens from it: its cell is as high as the others by its padding.
        const isPlain = typeof value !== 'object' && !attributes['data-whole'];
        return (
          <td
            key={column.key}
            data-plain={isPlain || undefined}
            data-none={value === missingNumber || undefined}
            {...attributes}
            {...inGrid(first + place)}
          >
            {opens && isTitle && href !== undefined ? (
              <a href={href} {...opening}>
                {content}
              </a>
            ) : opens && isTitle ? (
              <button type="button" {...opening}>
                {content}
              </button>
            ) : typeof content === 'object' ? (
              <div>{content}</div>
            ) : (
              content
            )}
          </td>
        );
      })}
      {rowActions && (
        <td data-actions {...inGrid(first + shown.length)}>
          {rowActions(row, name)}
        </td>
      )}
    </tr>
  );
}

/** A row, drawn again only when one of its props changed. */
export const TableRow = memo(Row) as typeof Row;

function Lead({ name, check, details }: Pick<TableRowProps<never>, 'name' | 'check' | 'details'>) {
  const words = useWords();
  return (
    <div>
      {check !== undefined && (
        <label data-tick>
          <input
            type="checkbox"
            data-does="select"
            aria-label={fill(words.tableSelectRow, { name })}
            checked={check === 'on'}
            disabled={check === 'disabled'}
            onChange={answeredByTheTable}
          />
        </label>
      )}
      {details !== undefined && (
        <button
          type="button"
          data-does="details"
          aria-label={fill(words.tableRowDetails, { name })}
          aria-expanded={details !== false}
          aria-controls={details === false ? undefined : details}
        >
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </div>
  );
}

const answeredByTheTable = () => undefined;
