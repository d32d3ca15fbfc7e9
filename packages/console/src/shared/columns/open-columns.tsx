import { TableColumnsButton, type TableColumn, type TableLayout } from '@mpc/ui';
import { useEffect, useRef } from 'react';

export interface OpenColumnsProps {
  columns: readonly TableColumn<never>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
}

/** The list of a table's columns, pressed before its code was there. */
export function OpenColumns(props: OpenColumnsProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, []);
  return <TableColumnsButton ref={place} {...props} />;
}
