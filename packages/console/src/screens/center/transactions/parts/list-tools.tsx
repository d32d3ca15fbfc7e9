import { Button, Inline, TableColumnsButton, type TableColumn, type TableLayout } from '@mpc/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../list-entries.rules.ts';
import { SavedViews } from './saved-views.tsx';

export interface ListToolsProps {
  columns: readonly TableColumn<Entry>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
  /** The filter of this address alone. */
  current: string;
  onApply: (search: string) => void;
  exporting: boolean;
  onExport: () => void;
}

/** What can be done with the list as a whole: views, columns, and a file of all of it. */
export function ListTools({
  columns,
  layout,
  onLayout,
  current,
  onApply,
  exporting,
  onExport,
}: ListToolsProps) {
  const { t } = useTranslation();
  return (
    <Inline gap="s">
      <SavedViews current={current} onApply={onApply} />
      <TableColumnsButton columns={columns} layout={layout} onLayout={onLayout} />
      <Button busy={exporting} icon={<Download size={16} strokeWidth={1.5} aria-hidden />} onClick={onExport}>
        {t('transactions.export.act')}
      </Button>
    </Inline>
  );
}
