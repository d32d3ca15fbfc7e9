import type { Member } from '@mpc/api';
import { Button, EmptyState, Stack, Table } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { client } from '#shared/api/api.ts';
import { members } from '@mpc/api';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { onlyPage, useTableFile } from '#shared/list/use-table-file.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { memberColumns } from './member/member-columns.tsx';
import { TeamFilters } from './team-filters.tsx';
import { teamParams, type teamList } from './team-list.ts';

interface MembersTabProps {
  walletId: number;
  list: UsedList<typeof teamList>;
  query: UseQueryResult<Member[]>;
  /** The member that stands open. */
  openUid: number | undefined;
  onOpen: (uid: number) => void;
  onManage: () => void;
}

/** Everybody in the wallet, a line each. */
export function MembersTab({ walletId, list, query, openUid, onOpen, onManage }: MembersTabProps) {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const uid = useCommonStore((session) => session.user?.uid ?? 0);
  const columns = useMemo(() => memberColumns({ t, shell, uid }), [t, shell, uid]);
  const file = useTableFile(list.name, columns, {
    keyOf: (member) => member.uid,
    page: async (_, signal) =>
      onlyPage(
        await client.call(members.list, { ...teamParams(list.state, walletId), ...list.order }, { signal }),
      ),
  });
  const alone = (
    <EmptyState title={t('empty.title')} action={<Button onClick={onManage}>{t('manage.open')}</Button>}>
      {t('empty.detail')}
    </EmptyState>
  );
  return (
    <ListView
      list={list}
      query={query}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={query} file={file}>
          <TeamFilters walletId={walletId} list={list} />
        </ListBar>
      }
      empty={alone}
    >
      {(data, table) => (
        <Stack>
          <Table
            {...table}
            label={t('tab.members')}
            columns={columns}
            rows={data}
            rowKey={(member) => member.uid}
            selectedKey={openUid}
            onOpen={(member) => onOpen(member.uid)}
          />
          {data.length === 1 && !list.isNarrowed ? alone : null}
        </Stack>
      )}
    </ListView>
  );
}
