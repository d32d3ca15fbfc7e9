import { Button, Inline, type TableColumn, type TableLayout } from '@mpc/ui';
import { Bookmark, Columns3, Download } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../list-entries.rules.ts';

const load = () => import('./arrange-tools.tsx');

// Panels are large and most lists are read without them, so their code is loaded when one is about to be used.
const ArrangeTools = lazy(async () => ({ default: (await load()).ArrangeTools }));

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
export function ListTools({ exporting, onExport, ...arranging }: ListToolsProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<'views' | 'columns' | null>(null);
  const place = (tool: 'views' | 'columns', label: string, icon: ReactNode) => (
    <Button
      icon={icon}
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(tool)}
    >
      {label}
    </Button>
  );
  const places = (
    <>
      {place('views', t('transactions.views.title'), <Bookmark size={16} strokeWidth={1.5} aria-hidden />)}
      {place('columns', t('transactions.columns'), <Columns3 size={16} strokeWidth={1.5} aria-hidden />)}
    </>
  );
  return (
    <Inline gap="s">
      {wanted === null ? (
        places
      ) : (
        <Suspense fallback={places}>
          <ArrangeTools {...arranging} openFirst={wanted} />
        </Suspense>
      )}
      <Button busy={exporting} icon={<Download size={16} strokeWidth={1.5} aria-hidden />} onClick={onExport}>
        {t('transactions.export.act')}
      </Button>
    </Inline>
  );
}
