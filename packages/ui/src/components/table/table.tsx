import { useRef, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import {
  Bar,
  Cell,
  Content,
  Empty,
  Footer,
  Grid,
  HeadCell,
  OpenButton,
  Root,
  Row,
  Scroller,
} from './table.styles.ts';
import { useOverflow } from './use-overflow.ts';

/** One column: its head, and what stands under it in each row. */
export interface TableColumn<Item> {
  key: string;
  /** Stands above the column, and beside each value where rows are cards. */
  header: string;
  /** Says the header without showing it, as over a column of actions. */
  headerHidden?: boolean;
  cell: (row: Item) => ReactNode;
  /** `end` for money and times; such a value never breaks into two lines. @default 'start' */
  align?: 'start' | 'end';
  /** A CSS width; columns without one share the rest. */
  width?: string;
  /** Leaves the value out where rows are cards. */
  hideOnPhone?: boolean;
  /** Names the row: heads its card and holds the button that opens it. @default the first column */
  isTitle?: boolean;
}

export interface TableProps<Item> extends HTMLAttributes<HTMLDivElement> {
  /** What the rows are, for a screen reader. */
  label: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  /** Tells one row from another. */
  rowKey: (row: Item) => string | number;
  /** Opens a row: by a click anywhere on it, or from the keyboard by the button around its title. */
  onOpen?: ((row: Item) => void) | undefined;
  /** Whether there is anything to open of a row. @default there is of every row */
  opens?: ((row: Item) => boolean) | undefined;
  /** What is opened, said after the title cell's own words, which name the button. */
  openLabel?: ((row: Item) => string) | undefined;
  /** The row that is open now. */
  selectedKey?: string | number | undefined;
  /** Shows the shape of the rows while there are none; marks the ones that are there as being refreshed. */
  loading?: boolean;
  /** How many rows the shape has. @default 5 */
  loadingRows?: number;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Below the rows, inside the card: the pagination. */
  footer?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Rows under headers that stay in sight; cards where there is no room for columns. Renders a `<table>` in a card. */
export function Table<Item>({
  label,
  columns,
  rows,
  rowKey,
  onOpen,
  opens,
  openLabel,
  selectedKey,
  loading = false,
  loadingRows = 5,
  empty,
  footer,
  ...rest
}: TableProps<Item>) {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const overflowing = useOverflow(scroller);
  const title = columns.find((column) => column.isTitle) ?? columns[0];
  const shaping = loading && rows.length === 0;

  return (
    <Root {...rest}>
      {shaping && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      <Scroller
        ref={scroller}
        data-overflowing={overflowing || undefined}
        {...(overflowing ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      >
        <Grid aria-label={label} aria-busy={loading || undefined}>
          <thead>
            <tr>
              {columns.map(({ key, header, headerHidden, align, width }) => (
                <HeadCell key={key} scope="col" data-align={align} style={{ width }}>
                  {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const key = rowKey(row);
              const open = opens === undefined || opens(row) ? onOpen : undefined;
              return (
                <Row
                  key={key}
                  aria-current={key === selectedKey || undefined}
                  data-opens={open ? true : undefined}
                  onClick={(event) => {
                    if (isAboutTheRow(event)) open?.(row);
                  }}
                >
                  {columns.map((column) => (
                    <Cell key={column.key} {...cellStates(column, column === title)}>
                      {open && column === title ? (
                        <OpenButton
                          type="button"
                          aria-description={openLabel?.(row)}
                          onClick={() => open(row)}
                        >
                          {column.cell(row)}
                        </OpenButton>
                      ) : (
                        <Content>{column.cell(row)}</Content>
                      )}
                    </Cell>
                  ))}
                </Row>
              );
            })}
            {shaping &&
              Array.from({ length: loadingRows }, (_, index) => (
                <Row key={index} aria-hidden>
                  {columns.map((column) => (
                    <Cell key={column.key} {...cellStates(column, column === title)}>
                      <Bar />
                    </Cell>
                  ))}
                </Row>
              ))}
            {!loading && rows.length === 0 && (
              <tr>
                <Empty colSpan={columns.length}>{empty}</Empty>
              </tr>
            )}
          </tbody>
        </Grid>
      </Scroller>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Root>
  );
}

function cellStates<Item>({ header, headerHidden, align, hideOnPhone }: TableColumn<Item>, isTitle: boolean) {
  return {
    'data-label': headerHidden || isTitle ? undefined : header,
    'data-align': align,
    'data-title': isTitle || undefined,
    'data-hide-on-phone': hideOnPhone || undefined,
  };
}

/** A click on a control of the row, in an overlay it opened, or one that ends a text selection is not about the row. */
function isAboutTheRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, select, textarea, label')) return false;
  return window.getSelection()?.isCollapsed !== false;
}
