import { EmptyState, Section, Stack, Table, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { TeamFilters } from '../team-filters.tsx';
import type { teamList } from '../team-list.ts';
import { accessColumns } from './access-columns.tsx';
import { accessRows } from './access.rules.ts';
import { accessOf } from './load-access.ts';
import { StaleSteps } from './stale-steps.tsx';
import { useAccessFile } from './use-access-file.ts';
import { WalletRights } from './wallet-rights.tsx';

interface AccessTabProps {
  walletId: number;
  list: UsedList<typeof teamList>;
  onOpen: (uid: number) => void;
}

/** The access matrix: what each member may do in each sub-wallet, and each role in the whole wallet. */
export function AccessTab({ walletId, list, onOpen }: AccessTabProps) {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const wallet = useWallet();
  const columns = useMemo(() => accessColumns({ t, shell }), [t, shell]);
  const access = useQuery({ ...accessOf(list.state, walletId), placeholderData: keepPreviousData });
  const file = useAccessFile(list.state, wallet);
  const rows = useMemo(
    () =>
      accessRows(access.data ?? [], {
        isProtected: wallet?.sign_protect === 1,
        subWalletId: list.state.sub,
      }),
    [access.data, wallet?.sign_protect, list.state.sub],
  );
  return (
    <Stack>
      <StaleSteps walletId={walletId} />
      <ListView
        list={list}
        query={access}
        {...(file === undefined ? {} : { file })}
        filters={
          <>
            <Text as="p" tone="muted">
              {t(wallet?.role === 3 ? 'access.own' : 'access.about')}
            </Text>
            <ListBar list={list} query={access} {...(file === undefined ? {} : { file })}>
              <TeamFilters walletId={walletId} list={list} />
            </ListBar>
          </>
        }
        empty={<EmptyState title={t('access.empty')} />}
      >
        {(_, { empty, loading }) => (
          <Table
            label={t('tab.access')}
            columns={columns}
            rows={rows}
            rowKey={({ member, subWalletId }) => `${member.uid}/${subWalletId}`}
            rowName={({ member, subWalletName }) => listed([member.nickname, subWalletName])}
            onOpen={({ member }) => onOpen(member.uid)}
            empty={empty}
            loading={loading}
          />
        )}
      </ListView>
      <Section title={t('wholeRights.title')} note={t('wholeRights.note')}>
        <WalletRights />
      </Section>
    </Stack>
  );
}
