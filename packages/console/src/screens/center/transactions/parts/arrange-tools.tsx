import { TableColumnsButton, type TableColumn, type TableLayout } from '@mpc/ui';
import { useEffect, useRef } from 'react';
import type { Entry } from '../list-entries.rules.ts';
import { SavedViews } from './saved-views.tsx';

export interface ArrangeToolsProps {
  columns: readonly TableColumn<Entry>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
  current: string;
  onApply: (search: string) => void;
  /** The one that was pressed before its code was there. */
  openFirst: 'views' | 'columns';
}

/** Saved views, and which columns are shown in which order. */
export function ArrangeTools({ columns, layout, onLayout, current, onApply, openFirst }: ArrangeToolsProps) {
  const columnsButton = useRef<HTMLSpanElement>(null);
  const first = useRef(openFirst);
  useEffect(() => {
    if (first.current === 'columns') columnsButton.current?.querySelector('button')?.click();
  }, []);
  return (
    <>
      <SavedViews current={current} onApply={onApply} defaultOpen={openFirst === 'views'} />
      <TableColumnsButton ref={columnsButton} columns={columns} layout={layout} onLayout={onLayout} />
    </>
  );
}
