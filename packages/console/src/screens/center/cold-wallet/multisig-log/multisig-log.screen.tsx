import { coldWallet, operations, type OperateLog } from '@mpc/api';
import { EmptyState, Link, Page, Skeleton, StatusTag, Table, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { client, read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ContractChangeDrawer } from '../addresses/change-drawer.tsx';
import { contractsTab } from '../addresses/contract-links.ts';
import { coldNetworksOf, contractsOf } from '../addresses/contracts-query.ts';
import { changeName, useContractChangeColumns } from './contract-change-columns.tsx';
import { contractChange } from './contract-change.rules.ts';
import { contractChangesOf } from './multisig-log-first.ts';
import { MultisigLogFilters } from './multisig-log-filters.tsx';
import { multisigLogList, multisigLogParams } from './multisig-log-list.ts';

const WholeChange = lazyPart(() => import('./whole-change.tsx'), 'WholeChange');

/** Who requested which contract addresses, who approved them, and what became of it. */
export function MultisigLogScreen() {
  const { t } = useTranslation('coldWallet');
  useCrumbs([{ label: t('multisig.title') }]);
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(multisigLogList);
  const { show } = useOverlayParam();
  const changes = useQuery({ ...contractChangesOf(list.state, walletId), placeholderData: keepPreviousData });
  const contracts = useQuery(contractsOf(walletId));
  const networks = useQuery(coldNetworksOf(walletId));
  const waiting = useQuery({ ...read(coldWallet.pendingChanges, { wallet_id: walletId }), ...live });
  const pairs = contracts.data;
  const known = networks.data;
  const changeOf = useCallback((log: OperateLog) => contractChange(log, pairs ?? []), [pairs]);
  const networkOf = useCallback(
    (base: string) => known?.find(({ symbol }) => symbol === base)?.coin_net ?? base,
    [known],
  );
  const columns = useContractChangeColumns(changeOf, networkOf);
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        operations.list,
        { ...multisigLogParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const pending = waiting.data?.pending ?? 0;
  return (
    <Page
      title={t('multisig.title')}
      status={
        pending === 0 ? null : (
          <StatusTag tone="attention">{t('multisig.pending', { count: pending })}</StatusTag>
        )
      }
      description={t('multisig.description')}
      action={
        <Link variant="button" href={withSelection(contractsTab, search)}>
          {t('addresses.back')}
        </Link>
      }
    >
      <ChecksFailed checks={[contracts]}>
        <Text as="p">{t('multisig.noApprovers')}</Text>
      </ChecksFailed>
      <ListView
        list={list}
        query={changes}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={changes} file={file}>
            <MultisigLogFilters walletId={walletId} networks={networks.data ?? []} list={list} />
          </ListBar>
        }
        empty={<EmptyState title={t('multisig.empty')}>{t('multisig.emptyDetail')}</EmptyState>}
      >
        {(data, table) =>
          contracts.isLoading && contracts.failureCount === 0 ? (
            // Who approved comes with the contracts, and takes lines of its own on a phone.
            <Skeleton shape="rows" />
          ) : (
            <Table
              {...table}
              label={t('multisig.title')}
              columns={columns}
              rows={data.list}
              rowKey={({ id }) => id}
              rowName={(log) => changeName(changeOf(log), networkOf(log.area), t)}
              opens={({ item_id }) => item_id > 0}
              onOpen={({ item_id }) => show('cold-address', item_id)}
              expanded={(log) => (
                <Suspense fallback={<Skeleton shape="text" count={2} />}>
                  <WholeChange change={changeOf(log)} />
                </Suspense>
              )}
            />
          )
        }
      </ListView>
      <ContractChangeDrawer />
    </Page>
  );
}
