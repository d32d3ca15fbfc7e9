import { strategies } from '@mpc/api';
import { EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ItemDrawer } from '#features/approvals';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList, type UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import type { SeniorKind } from '../senior-links.ts';
import { changeName, useChangeColumns } from './advanced-change-columns.tsx';
import { changeLists, changeOps, changeParams, changesPage } from './strategy-log-lists.ts';
import { useLogOptions } from './use-log-options.ts';

/** How strategies were changed: who asked for what, and what became of it. */
export function ChangesTab({ kind, walletId }: { kind: SeniorKind; walletId: number }) {
  const { t } = useTranslation('strategyEngine');
  const list = useList(changeLists[kind]);
  const { open, show, close } = useOverlayParam();
  const columns = useChangeColumns();
  const changes = useQuery({
    ...changesPage(kind, list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ audit_id }) => audit_id,
    page: (at, signal) =>
      client.call(
        strategies.changes,
        { ...changeParams(kind, list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const openId = open?.kind === 'change' && /^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : undefined;
  return (
    <>
      <ListView
        list={list}
        query={changes}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={changes} file={file}>
            <ChangeFilters kind={kind} list={list} />
          </ListBar>
        }
        empty={<EmptyState title={t('hits.noChanges')}>{t('hits.noChangesDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('hits.tab.changes')}
            columns={columns}
            rows={data.list}
            rowKey={({ audit_id }) => audit_id}
            rowName={(row) => changeName(row, t)}
            selectedKey={openId}
            onOpen={({ audit_id }) => show('change', audit_id)}
          />
        )}
      </ListView>
      <Suspense>
        {openId === undefined ? null : (
          <ItemDrawer key={openId} kind="strategy" id={openId} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface ChangeFiltersProps {
  kind: SeniorKind;
  list: UsedList<(typeof changeLists)['transfer']>;
}

/** Narrows the changes: by sub-wallet, strategy, kind of change, status, who requested it, day, and a part of a name. */
function ChangeFilters({ kind, list }: ChangeFiltersProps) {
  const { t } = useTranslation('strategyEngine');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'op', label: t('hits.op.label') },
    { name: 'strategy', label: t('hits.strategy') },
    { name: 'status', label: t('hits.status.label') },
    { name: 'who', label: t('hits.requestedBy') },
    { name: 'sub', label: t('hits.subWallet') },
  ]);
  const options = useLogOptions(kind, state, selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('hits.changeKeyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{ ...options, op: changeOps.map((id) => ({ id: String(id), label: t(`hits.op.${id}`) })) }}
      />
      <DaysFilter label={t('hits.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
