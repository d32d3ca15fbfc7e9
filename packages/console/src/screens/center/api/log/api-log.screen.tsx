import { operations, type OperateLog } from '@mpc/api';
import { DiffView, EmptyState, Link, Page, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ApiRequestDrawer } from '../api-request-drawer.tsx';
import { actName, loggedName, useApiLogColumns } from './api-log-columns.tsx';
import { apiChangesOf } from './api-log-first.ts';
import { ApiLogFilters } from './api-log-filters.tsx';
import { apiLogList, apiLogParams } from './api-log-list.ts';
import { loggedApi } from './logged-api.rules.ts';

/** Who changed the API settings, from what to what, and what became of it. */
export function ApiLogScreen() {
  const { t } = useTranslation('apiPage');
  useCrumbs([{ label: t('log.title') }]);
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(apiLogList);
  const { show } = useOverlayParam();
  const columns = useApiLogColumns();
  const changes = useQuery({ ...apiChangesOf(list.state, walletId), placeholderData: keepPreviousData });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        operations.list,
        { ...apiLogParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <Page
      title={t('log.title')}
      description={t('log.description')}
      action={
        <Link variant="button" href={withSelection(paths.center.api.index, search)}>
          {t('back')}
        </Link>
      }
    >
      <ListView
        list={list}
        query={changes}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={changes} file={file}>
            <ApiLogFilters walletId={walletId} list={list} />
          </ListBar>
        }
        empty={<EmptyState title={t('log.empty')}>{t('log.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('log.title')}
            columns={columns}
            rows={data.list}
            rowKey={({ id }) => id}
            rowName={(log) => actName(log, t)}
            opens={({ item_id }) => item_id > 0}
            onOpen={({ item_id }) => show('api', item_id)}
            expanded={(log) => <LoggedDiff log={log} />}
          />
        )}
      </ListView>
      <ApiRequestDrawer />
    </Page>
  );
}

/** Every value before and after, whole. */
function LoggedDiff({ log }: { log: OperateLog }) {
  const { t } = useTranslation('apiPage');
  return (
    <DiffView
      label={t('log.change')}
      items={loggedApi(log).map((one) => ({
        key: one.field ?? 'value',
        label: loggedName(one, t),
        before: one.before,
        after: one.after,
        kind: one.field === 'ip_whitelist' || one.field === null ? 'text' : 'plain',
      }))}
    />
  );
}
