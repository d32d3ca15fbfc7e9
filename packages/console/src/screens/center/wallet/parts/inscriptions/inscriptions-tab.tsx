import { collectibles, type SubWallet } from '@mpc/api';
import { Button, EmptyState, FilterBar, Pagination, Segmented, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { useOpen } from '#shared/open/use-open.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useTabList } from '../../use-tab-list.ts';
import { InscriptionTable } from './inscription-table.tsx';
import { TickerCards } from './ticker-cards.tsx';

const sortable = { number: 'inscription_number', amount: 'amount', created: 'created_at' } as const;
const standings = ['', 'free', 'held'] as const;

/** What a sub-wallet holds of tokens that are written on Bitcoin, and on which outputs. */
export function InscriptionsTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
  const { said, change, reset, sort, onSort, order, paging } = useTabList(sortable, ['q', 'ticker', 'type']);
  const keyword = said('q');
  const ticker = said('ticker');
  const standing = said('type');
  const inscriptions = useQuery({
    ...read(collectibles.inscriptions, {
      sub_wallet_id: subWallet.sub_wallet_id,
      ...(keyword === '' ? {} : { keyword }),
      ...(ticker === '' ? {} : { ticker }),
      ...(standing === 'free' ? { status: 0 as const } : {}),
      ...(standing === 'held' ? { status: 1 as const } : {}),
      ...order,
      page_no: paging.page,
      page_size: paging.pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={inscriptions} skeleton={<Skeleton shape="cards" />}>
      {({ list, count, tickers }) =>
        tickers.length === 0 ? (
          <EmptyState title={t('inscriptions.none')}>{t('inscriptions.noneDetail')}</EmptyState>
        ) : (
          <Stack>
            <TickerCards
              tickers={tickers}
              chosen={ticker}
              onChoose={(name) => change({ ticker: name })}
              onTransfer={(name) => show('inscriptions', name)}
            />
            <FilterBar onReset={reset}>
              <Segmented
                label={t('inscriptions.standing')}
                items={standings.map((id) => ({
                  id,
                  label: t(`inscriptions.standings.${id === '' ? 'all' : id}`),
                }))}
                selected={standings.find((one) => one === standing) ?? ''}
                onSelect={(id) => change({ type: id })}
              />
              <KeywordField label={t('inscriptions.find')} value={keyword} onChange={(q) => change({ q })} />
            </FilterBar>
            <InscriptionTable
              rows={list}
              loading={inscriptions.isPlaceholderData}
              sort={sort}
              onSort={onSort}
              empty={
                <EmptyState
                  title={t('inscriptions.noMatch')}
                  action={
                    reset === undefined ? undefined : <Button onClick={reset}>{t('assets.reset')}</Button>
                  }
                />
              }
              footer={<Pagination {...paging} count={count} />}
            />
          </Stack>
        )
      }
    </QueryView>
  );
}
