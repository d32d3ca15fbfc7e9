import { tron } from '@mpc/api';
import { EmptyState, Link, Page, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { client } from '#shared/api/api.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { onlyPage, useTableFile } from '#shared/list/use-table-file.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { daysCodec } from '../agent-days.ts';
import { DaysSwitch } from '../days-switch.tsx';
import { useSubWalletOptions } from '../use-sub-wallet-options.ts';
import { accountColumns, accountName } from './account-columns.tsx';
import { accountsList, accountsParams } from './accounts-list.ts';
import { accountsOf } from './agent-accounts-first.ts';

const AccountDrawer = lazyPart(() => import('./agent-account-drawer.tsx'), 'AccountDrawer');

/** The addresses that the agent delegates to, what each has now, and what it used, cost and saved. */
export function AgentAccountsScreen() {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const index = withSelection(paths.center.tools.tronAutoAgent.index, search);
  useCrumbs([{ label: t('agent.title'), href: index }, { label: t('accounts.title') }]);
  const list = useList(accountsList);
  const { open, show, close } = useOverlayParam();
  const columns = useMemo(() => accountColumns(t), [t]);
  const accounts = useQuery({ ...accountsOf(list.state, walletId), placeholderData: keepPreviousData });
  const selects = useSelects(list, [{ name: 'sub', label: t('usage.column.subWallet') }]);
  const subWallets = useSubWalletOptions(walletId, selects.isWanted);
  const file = useTableFile(list.name, columns, {
    keyOf: ({ address }) => address,
    page: async (_, signal) => {
      const params = { ...accountsParams(list.state, walletId), ...list.order };
      return onlyPage((await client.call(tron.proxyData, params, { signal })).accounts);
    },
  });
  const shown = open?.kind === 'address' ? open.id : null;
  return (
    <Page
      title={t('accounts.title')}
      description={t('accounts.description')}
      action={
        <Link variant="button" href={index}>
          {t('agent.back')}
        </Link>
      }
    >
      <ListView
        list={list}
        query={accounts}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={accounts} file={file}>
            <ListFilters list={list}>
              <KeywordField
                label={t('accounts.keyword')}
                value={list.state.q}
                onChange={(q) => list.change({ q })}
              />
              <DaysSwitch
                value={list.state.days}
                onChange={(days) => list.change({ days: daysCodec.parse(days) })}
              />
              <SelectFilters filters={selects} options={{ sub: subWallets }} />
            </ListFilters>
          </ListBar>
        }
        empty={<EmptyState title={t('accounts.empty')}>{t('accounts.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('accounts.title')}
            columns={columns}
            rows={data.accounts}
            rowKey={({ address }) => address}
            rowName={accountName}
            selectedKey={shown ?? undefined}
            onOpen={({ address }) => show('address', address)}
          />
        )}
      </ListView>
      {shown === null ? null : (
        <Suspense>
          <AccountDrawer
            key={shown}
            walletId={walletId}
            address={shown}
            account={accounts.data?.accounts.find(({ address }) => address === shown)}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}
