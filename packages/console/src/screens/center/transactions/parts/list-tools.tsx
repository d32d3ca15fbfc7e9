import { Button, Inline } from '@mpc/ui';
import { Bookmark } from 'lucide-react';
import { startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { ColumnsTool } from '#shared/columns/columns-tool.tsx';
import type { OpenColumnsProps } from '#shared/columns/open-columns.tsx';
import { ExportButton } from '#shared/export/export-button.tsx';
import type { Exporting } from '#shared/export/use-export.ts';
import type { SavedViewsProps } from './saved-views.tsx';

const load = () => import('./saved-views.tsx');

// Panels are large and most lists are read without them, so their code is loaded when one is about to be used.
const SavedViews = lazyPart(load, 'SavedViews');

export interface ListToolsProps extends OpenColumnsProps, SavedViewsProps {
  file: Exporting;
}

/** What can be done with the list as a whole: views, columns, and a file of all of it. */
export function ListTools({ file, current, onApply, ...columns }: ListToolsProps) {
  return (
    <Inline gap="s">
      <ViewsTool current={current} onApply={onApply} />
      <ColumnsTool {...columns} />
      <ExportButton file={file} />
    </Inline>
  );
}

function ViewsTool(props: SavedViewsProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const place = (
    <Button
      icon={<Bookmark size={16} strokeWidth={1.5} aria-hidden />}
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      // As a transition, so that the button keeps its place and the focus until it is there.
      onClick={() => startTransition(() => setWanted(true))}
    >
      {t('transactions.views.title')}
    </Button>
  );
  return <Suspense fallback={place}>{wanted ? <SavedViews {...props} /> : place}</Suspense>;
}
