import { members, operations, type OperateLog } from '@mpc/api';
import { EmptyState, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ParseKeys, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList, type UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { usePhone } from '#shared/use-media.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { lookOf } from '#shared/status/look-of.ts';
import { ChangeDiff, changeText } from './change-diff.tsx';
import { listChangesOf, listLog, listLogParams, loggedLists } from './list-log.ts';
import { logText } from './log-text.rules.ts';

/** What was done, by its list and its name there. */
const opWords: Readonly<Record<string, ParseKeys<'coSigner'>>> = {
  'blacklist add': 'log.list.blacklistAdd',
  'blacklist enable': 'log.list.blacklistEnable',
  'blacklist disable': 'log.list.blacklistDisable',
  'blacklist delete': 'log.list.blacklistDelete',
  'notice save': 'log.list.noticeSave',
};

function opName({ business_type, op_type }: OperateLog, t: TFunction<'coSigner'>): string {
  const words = lookOf(opWords, `${business_type} ${op_type}`);
  return words === null ? op_type : t(words);
}

/** What was done with it: for a listed address, which one. */
function subjectOf({ content_before, content_after }: OperateLog, t: TFunction<'coSigner'>): string {
  return (
    logText(content_after || content_before).subject ||
    changeText({ before: content_before, after: content_after }, t)
  );
}

/** Who changed the blacklist and the recipients of alerts. */
export function ListLogTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const list = useList(listLog);
  const columns = useListColumns();
  const changes = useQuery({ ...listChangesOf(list.state, walletId), placeholderData: keepPreviousData });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        operations.list,
        { ...listLogParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <ListView
      list={list}
      query={changes}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={changes} file={file}>
          <ListLogFilters walletId={walletId} list={list} />
        </ListBar>
      }
      empty={<EmptyState title={t('log.empty')}>{t('log.list.emptyDetail')}</EmptyState>}
    >
      {(data, table) => (
        <Table
          {...table}
          label={t('log.tab.lists')}
          columns={columns}
          rows={data.list}
          rowKey={({ id }) => id}
          rowName={(row) => opName(row, t)}
          expanded={({ content_before, content_after }) => (
            <ChangeDiff before={content_before} after={content_after} />
          )}
        />
      )}
    </ListView>
  );
}

function useListColumns() {
  const { t } = useTranslation('coSigner');
  const isPhone = usePhone();
  return useMemo(
    (): TableColumn<OperateLog>[] => [
      {
        key: 'created_at',
        header: t('log.time'),
        sortable: true,
        card: 'note',
        text: ({ created_at }) => isoWithZone(created_at),
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
      {
        key: 'what',
        header: t('log.area'),
        isTitle: true,
        card: 'lead',
        minWidth: 180,
        text: (row) => opName(row, t),
        cell: (row) => <Text tone="strong">{opName(row, t)}</Text>,
      },
      {
        key: 'subject',
        header: t('log.change'),
        minWidth: 180,
        text: (row) => subjectOf(row, t),
        cell: (row) => <Text truncate={!isPhone}>{subjectOf(row, t)}</Text>,
      },
      {
        key: 'operator',
        header: t('log.operator'),
        card: 'about',
        text: ({ operator }) => operator?.nickname ?? t('log.system'),
        cell: ({ operator }) => operator?.nickname ?? t('log.system'),
      },
    ],
    [t, isPhone],
  );
}

interface ListLogFiltersProps {
  walletId: number;
  list: UsedList<typeof listLog>;
}

function ListLogFilters({ walletId, list }: ListLogFiltersProps) {
  const { t } = useTranslation('coSigner');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'list', label: t('log.list.which') },
    { name: 'who', label: t('log.operator') },
  ]);
  const people = useQuery({ ...read(members.list, { wallet_id: walletId }), enabled: selects.isWanted });
  return (
    <ListFilters list={list}>
      <KeywordField label={t('log.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          list: loggedLists.map((id) => ({ id, label: t(`log.list.${id}`) })),
          who: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
        }}
      />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
