import { account } from '@mpc/api';
import { Button, EmptyState, Page, Skeleton, Table, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useLoginColumns } from './login-columns.tsx';
import { LoginFilters } from './login-filters.tsx';
import { loginsOf } from './login-history-first.ts';
import { loginHistoryList, loginParams } from './login-history-list.ts';
import type { HourState } from './unusual-hours.rules.ts';
import { readersZone, useUnusualHours } from './use-unusual-hours.ts';

const LoginDrawer = lazyPart(() => import('./login-drawer.tsx'), 'LoginDrawer', 'tools');

const uncompared: ReadonlyMap<number, HourState> = new Map();

/** Who signed in when, where and with what, and what of it stands out. */
export function LoginHistoryScreen() {
  const { t } = useTranslation('tools');
  useCrumbs([{ label: t('logins.title') }]);
  const walletId = useSelection().walletId ?? 0;
  const isOwner = useWallet()?.role === 1;
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const list = useList(loginHistoryList);
  const { open, show, close } = useOverlayParam();
  const logins = useQuery({ ...loginsOf(list.state, walletId), placeholderData: keepPreviousData });
  const hours = useUnusualHours(logins.data, walletId, list.state.who);
  const columns = useLoginColumns(hours.states, isOwner);
  // A file holds more than the page whose hours are compared.
  const fileColumns = useLoginColumns(uncompared, isOwner);
  const file = useTableFile(list.name, fileColumns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(account.logins, { ...loginParams(list.state, walletId), ...list.order, ...at }, { signal }),
  });
  const opened = open?.kind === 'login' ? Number(open.id) : null;
  return (
    <Page
      title={t('logins.title')}
      description={t(isOwner ? 'logins.descriptionOwner' : 'logins.description')}
    >
      <ChecksFailed checks={[hours.history]}>
        <Text as="p">{t('logins.hours.unread')}</Text>
      </ChecksFailed>
      <ListView
        list={list}
        query={logins}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={logins} file={file}>
            <LoginFilters walletId={walletId} list={list} isOwner={isOwner} />
          </ListBar>
        }
        empty={<EmptyState title={t('logins.empty')}>{t('logins.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <>
            <Text as="p" size="label" tone="muted">
              {t('logins.hours.how', { zone: readersZone() })}
              {hours.unknown === 0 ? null : ` ${t('logins.hours.unknown', { count: hours.unknown })}`}
            </Text>
            <Table
              {...table}
              label={t('logins.title')}
              columns={columns}
              rows={data.list}
              rowKey={({ id }) => id}
              rowName={({ person, login_time }) => `${person.nickname} ${isoWithZone(login_time)}`}
              selectedKey={opened ?? undefined}
              onOpen={({ id }) => show('login', id)}
              rowActions={({ id, person }, name) => {
                const said = t(person.uid === uid ? 'logins.notMe.short' : 'logins.notMe.shortOther');
                return (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`${said} ${name}`}
                    onClick={() => show('login', id)}
                  >
                    {said}
                  </Button>
                );
              }}
            />
          </>
        )}
      </ListView>
      {opened === null || logins.data === undefined ? null : (
        <Suspense fallback={<Skeleton shape="form" />}>
          <LoginDrawer
            login={logins.data.list.find(({ id }) => id === opened)}
            hour={hours.states.get(opened)}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}
