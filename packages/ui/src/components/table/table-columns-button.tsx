import { Columns3 } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { Button } from '../button/index.ts';
import { Popover } from '../popover/index.ts';
import { ColumnChoices } from './column-choices.tsx';
import type { TableColumn } from './table-column.ts';
import type { TableLayout } from './table-layout.rules.ts';

export interface TableColumnsButtonProps<Item> extends Omit<
  HTMLAttributes<HTMLSpanElement>,
  'title' | 'children'
> {
  /** The columns of the table. */
  columns: readonly TableColumn<Item>[];
  /** How they are arranged, as the table has it. */
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
  /** Stands open from the first, the focus in it. @default false */
  defaultOpen?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Opens the list of columns: which are shown, and in which order. */
export function TableColumnsButton<Item>({
  columns,
  layout,
  onLayout,
  defaultOpen = false,
  ...rest
}: TableColumnsButtonProps<Item>) {
  const words = useWords();
  const icon = <Columns3 size={16} strokeWidth={1.5} aria-hidden />;
  return (
    <Popover
      {...rest}
      title={words.tableColumns}
      trigger={<Button icon={icon}>{words.tableColumns}</Button>}
      defaultOpen={defaultOpen}
    >
      <ColumnChoices columns={columns} layout={layout} onLayout={onLayout} />
    </Popover>
  );
}
