import { Columns3 } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { IconButton } from '../icon-button/index.ts';
import type { Density } from '../../theme/density.ts';
import { Popover } from '../popover/index.ts';
import { Segmented } from '../segmented/index.ts';
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
  /** How high rows are, where that is chosen here too: as `UiProvider` has it. */
  density?: Density | undefined;
  onDensity?: ((density: Density) => void) | undefined;
  /** Stands open from the first, the focus in it. @default false */
  defaultOpen?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

const densityWords = {
  compact: 'tableDensityCompact',
  default: 'tableDensityDefault',
  comfortable: 'tableDensityComfortable',
} as const;
const densities = ['compact', 'default', 'comfortable'] as const;

/** Opens the list of columns: which are shown, and in which order; and how high the rows are. */
export function TableColumnsButton<Item>({
  columns,
  layout,
  onLayout,
  density = 'default',
  onDensity,
  defaultOpen = false,
  ...rest
}: TableColumnsButtonProps<Item>) {
  const words = useWords();
  return (
    <Popover
      {...rest}
      title={words.tableColumns}
      trigger={<IconButton variant="secondary" size="medium" icon={Columns3} label={words.tableColumns} />}
      defaultOpen={defaultOpen}
    >
      <ColumnChoices columns={columns} layout={layout} onLayout={onLayout} />
      {onDensity && (
        <Segmented
          label={words.tableDensity}
          items={densities.map((id) => ({ id, label: words[densityWords[id]] }))}
          selected={density}
          onSelect={(id) => onDensity(densities.find((one) => one === id) ?? 'default')}
        />
      )}
    </Popover>
  );
}
