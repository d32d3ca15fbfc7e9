import type { WalletAssets } from '@mpc/api';
import { Button, EmptyState, Inline, Link, Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useFirstView } from '#shared/freshness/first-view.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { usualKeys, useRowKeys } from '#shared/list/row-keys.ts';
import { useList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { Portfolio } from './parts/portfolio.tsx';
import { WalletDialogs } from './parts/wallet-dialogs.tsx';
import { useWalletColumns } from './parts/wallet-columns.tsx';
import { WalletTable } from './parts/wallet-table.tsx';
import { assetsOf, types, walletsList } from './wallet-list-first.ts';

// The wallets are there before anything is done with all of them.
const Tools = lazyPart(() => import('./parts/wallet-tools.tsx'), 'WalletTools', 'center');

const sections = ['not_complete_list', 'top_wallet', 'wallet_list'] as const;

const isEmpty = (data: WalletAssets) => sections.every((section) => data[section].length === 0);

/** All wallets of the person: what they are worth, what is to be done about them, and the way into each. */
export function WalletListScreen() {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const list = useList(walletsList);
  const { type } = list.state;
  const columns = useWalletColumns();
  const isShown = useFirstView();
  useRowKeys(usualKeys);
  const all = useQuery(assetsOf({ type: 0 }));
  const asked = useQuery({ ...assetsOf({ type }), placeholderData: keepPreviousData });
  const create = (
    <Button variant="primary" onClick={() => show('create')}>
      {t('wallets.create')}
    </Button>
  );

  return (
    <Page
      title={t('wallets.title')}
      action={
        <Inline>
          <Link variant="button" href={paths.wallet.personalBook}>
            {t('wallets.personalBook')}
          </Link>
          {create}
        </Inline>
      }
    >
      <QueryView query={all} skeleton={<WalletsShape />}>
        {(everything) => (
          <>
            <Portfolio assets={everything} />
            <Tabs
              label={t('wallets.filter')}
              items={types.map((one) => ({ id: String(one), label: t(`wallets.type.${one}`) }))}
              selected={String(type)}
              onSelect={(id) => list.choose('type', [id])}
            >
              <QueryView query={asked}>
                {(data) => (
                  <Stack>
                    <Suspense fallback={toolsShape}>
                      {isShown ? (
                        <Tools list={list} columns={columns} query={asked} type={type} />
                      ) : (
                        toolsShape
                      )}
                    </Suspense>
                    {isEmpty(data) ? (
                      <EmptyState title={t(`wallets.empty.${type}`)} action={create}>
                        {t('wallets.emptyDetail')}
                      </EmptyState>
                    ) : (
                      <WalletTable
                        wallets={data}
                        columns={columns}
                        layout={list.table.layout}
                        onLayout={list.table.onLayout}
                        loading={asked.isPlaceholderData}
                      />
                    )}
                  </Stack>
                )}
              </QueryView>
            </Tabs>
          </>
        )}
      </QueryView>
      <WalletDialogs assets={all.data} />
    </Page>
  );
}

const toolsShape = (
  <Inline justify="end">
    <Skeleton shape="control" style={{ width: 184 }} />
  </Inline>
);

const WalletsShape = () => (
  <Stack>
    <Skeleton shape="cards" count={4} />
    <Skeleton shape="rows" />
  </Stack>
);
