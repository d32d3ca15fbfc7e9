import type { CSSProperties, HTMLAttributes, ReactNode, Ref, RefObject } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { ToolsOfCards } from './card-tools.tsx';
import { PartsContext } from './parts-context.ts';
import { SelectionBar } from './selection-bar.tsx';
import { restOf, type TableBasics } from './table-basics.ts';
import { widthOf } from './table-layout.rules.ts';
import { Footer, Grid, Root, Scroller } from './table.styles.ts';
import { useNarrow } from './use-narrow.ts';
import type { TableParts } from './use-table-parts.ts';

interface TableFrameProps<Item> {
  basics: TableBasics<Item>;
  parts: TableParts<Item>;
  overflowing: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  /** Rows are still to come: what stands below them comes with those. */
  begun?: boolean;
  /** What the scroller of a window of rows has beyond that of a table. */
  scrolling?: { style: CSSProperties; onScroll: () => void; 'data-window': true } | undefined;
  /** Head and bodies. */
  children: ReactNode;
  /** What the table has beyond its label and clicks: its keys, its role. */
  grid: HTMLAttributes<HTMLTableElement> & { ref?: Ref<HTMLTableElement> };
}

/** The card around the rows, with what stands above and below them. */
export function TableFrame<Item>(props: TableFrameProps<Item>) {
  const { basics, parts, overflowing, scroller, begun = false, scrolling, children, grid } = props;
  const words = useWords();
  const { label, loading = false, layout, summary, footer, rows, error } = basics;
  const columns = parts.shown.map(({ column }) => column);
  const { margins } = parts;
  useNarrow(scroller, scrolling !== undefined);
  const sized = scrolling !== undefined || Object.keys(layout?.widths ?? {}).length > 0;
  const least = columns.reduce((sum, column) => sum + widthOf(column, layout), 0);
  const sums = rows.length > 0 && !error && summary;
  const isBottom = footer === undefined && !sums && parts.selection.keys.size === 0;
  return (
    <Root {...restOf(basics)} data-table="">
      {loading && rows.length === 0 && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      {!scrolling && <ToolsOfCards basics={basics} parts={parts} />}
      <Scroller
        ref={scroller}
        data-overflowing={overflowing || undefined}
        data-bottom={isBottom || undefined}
        {...(overflowing && !scrolling ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
        {...scrolling}
      >
        <Grid
          aria-label={label}
          aria-busy={loading || undefined}
          data-sized={sized || undefined}
          data-windowed={scrolling && true}
          data-bottom={isBottom || undefined}
          style={{
            '--mpc-table-least': `${least + margins.lead + margins.actions}px`,
            '--mpc-table-lead': `${margins.lead}px`,
          }}
          onClick={parts.press}
          {...grid}
        >
          {children}
          <PartsContext value={parts}>{sums}</PartsContext>
        </Grid>
      </Scroller>
      <SelectionBar basics={basics} selection={parts.selection} />
      {footer !== undefined && <Footer>{!begun && footer}</Footer>}
    </Root>
  );
}
