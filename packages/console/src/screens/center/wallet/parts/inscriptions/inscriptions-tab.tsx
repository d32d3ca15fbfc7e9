import { collectibles, type SubWallet } from '@mpc/api';
import {
  Button,
  EmptyState,
  FilterBar,
  Pagination,
  Segmented,
  Skeleton,
  Stack,
  type TableSort,
} from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../../../shared/api/api.ts';
import { KeywordField } from '../../../../../shared/filter/keyword-field.tsx';
import { useOpen } from '../../../../../shared/open/use-open.ts';
import { usePageParams } from '../../../../../shared/open/use-page-params.ts';
import { QueryView } from '../../../../../shared/query-view/query-view.tsx';
import { sortFrom, sortText } from '../../sort-text.ts';
import { useCentre } from '../../use-centre.ts';
import { InscriptionTable } from './inscription-table.tsx';
import { TickerCards } from './ticker-cards.tsx';

const sortable = { number: 'inscription_number', amount: 'amount', created: 'created_at' } as const;
const standings = ['', 'free', 'held'] as const;

/** What a sub-wallet holds of tokens that are written on Bitcoin, and on which outputs. */
export function InscriptionsTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
  const { said, change } = useCentre();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const keyword = said('q');
  const ticker = said('ticker');
  const standing = said('type');
  const sort = sortFrom(said('sort'), sortable);
  const isNarrowed = keyword !== '' || ticker !== '' || standing !== '';
  const reset = () => change({ q: '', ticker: '', type: '' });
  const inscriptions = useQuery({
    ...read(collectibles.inscriptions, {
      sub_wallet_id: subWallet.sub_wallet_id,
      ...(keyword === '' ? {} : { keyword }),
      ...(ticker === '' ? {} : { ticker }),
      ...(standing === 'free' ? { status: 0 as const } : {}),
      ...(standing === 'held' ? { status: 1 as const } : {}),
      ...(sort === null
        ? {}
        : {
            order_by: sortable[sort.key],
            order: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
          }),
      page_no: page,
      page_size: pageSize,
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
            <FilterBar onReset={isNarrowed ? reset : undefined}>
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
              onSort={(next: TableSort | null) => change({ sort: sortText(next) })}
              empty={
                <EmptyState
                  title={t('inscriptions.noMatch')}
                  action={isNarrowed ? <Button onClick={reset}>{t('assets.reset')}</Button> : undefined}
                />
              }
              footer={
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  count={count}
                  onPage={setPage}
                  onPageSize={setPageSize}
                />
              }
            />
          </Stack>
        )
      }
    </QueryView>
  );
}
