import { Download } from 'lucide-react';
import { useState, type HTMLAttributes, type Ref } from 'react';
import { downloadCsv, toCsv } from '../../format/csv.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Button } from '../button/index.ts';
import { Export, Failure } from './table-tools.styles.ts';
import { textOf, type TableColumn } from './table-column.ts';
import { visibleColumns, type TableLayout } from './table-layout.rules.ts';

export interface TableExportButtonProps<Item> extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A column that can be said in plain words is a column of the file. */
  columns: readonly TableColumn<Item>[];
  /** All rows, or how to get them: every page, as the filters have it. */
  rows: readonly Item[] | (() => Promise<readonly Item[]>);
  /** Of the file, without its ending. */
  name: string;
  /** Exports what it shows, in its order. @default every column */
  layout?: TableLayout | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/** Hands the rows over as a file for spreadsheets, exact to the last digit and safe to open. */
export function TableExportButton<Item>({
  columns,
  rows,
  name,
  layout,
  ...rest
}: TableExportButtonProps<Item>) {
  const words = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = async () => {
    setState('busy');
    try {
      const all = typeof rows === 'function' ? await rows() : rows;
      downloadCsv(name, toCsv(fileColumns(visibleColumns(columns, layout), all), all));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Export {...rest}>
      <Button
        busy={state === 'busy'}
        icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => void run()}
      >
        {words.tableExport}
      </Button>
      {/* Always there, so that what appears in it is announced. */}
      <Failure role="alert">{state === 'failed' ? words.tableExportFailed : null}</Failure>
    </Export>
  );
}

/** A column that only draws, such as one of buttons, is left out of the file. */
const fileColumns = <Item,>(columns: readonly TableColumn<Item>[], rows: readonly Item[]) =>
  columns
    .filter((column) => column.text ?? rows.some((row) => textOf(column, row) !== undefined))
    .map((column) => ({ header: column.header, text: (row: Item) => textOf(column, row) ?? '' }));
