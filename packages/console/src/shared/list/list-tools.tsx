import { Button, IconButton, Inline, type TableColumn } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Bookmark, Columns3, Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { usePhone } from '#shared/use-media.ts';
import { PanelTool } from './panel-tool.tsx';
import type { Exporting } from './use-export.ts';
import type { AnyList } from './use-list.ts';

const loadColumns = () => import('./open-columns.tsx');
const loadViews = () => import('./saved-views.tsx');
const Columns = lazyPart(loadColumns, 'OpenColumns');
const Views = lazyPart(loadViews, 'SavedViews');

export interface ListToolsProps {
  list: AnyList;
  /** Those of its table; cards have none to choose from. */
  columns?: readonly TableColumn<never>[];
  query: Pick<UseQueryResult, 'refetch'>;
  /** The file of all that the filters match; without it there is nothing to export. */
  file?: Exporting;
  /** Stands beside filters, where there is little room: icons alone. @default on a phone */
  brief?: boolean;
}

/** What can be done with a list as a whole: its views, its columns, a file of all of it, and reading it again. */
export function ListTools({ list, columns, query, file, brief = false }: ListToolsProps) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const isBrief = brief || isPhone;
  return (
    <Inline gap="s" wrap={false}>
      <PanelTool label={t('list.views.title')} icon={Bookmark} load={loadViews}>
        <Views list={list} />
      </PanelTool>
      {columns === undefined ? null : (
        <PanelTool label={t('list.columns')} icon={Columns3} load={loadColumns}>
          <Columns columns={columns} layout={list.table.layout} onLayout={list.table.onLayout} />
        </PanelTool>
      )}
      {file === undefined ? null : isBrief ? (
        <IconButton
          variant="secondary"
          size="medium"
          icon={Download}
          label={t('list.export.act')}
          busy={file.state.kind === 'running'}
          onClick={file.start}
        />
      ) : (
        <Button
          busy={file.state.kind === 'running'}
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
          onClick={file.start}
        >
          {t('list.export.act')}
        </Button>
      )}
      <Refresh refetch={query.refetch} />
    </Inline>
  );
}

function Refresh({ refetch }: Pick<UseQueryResult, 'refetch'>) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  return (
    <IconButton
      variant="secondary"
      size="medium"
      icon={RefreshCw}
      label={t('list.refresh')}
      busy={busy}
      onClick={() => void refresh()}
    />
  );
}
