import { callbacks } from '@mpc/api';
import { EmptyState, Button, Page, Pagination, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../shared/api/api.ts';
import { useToday } from '../../../shared/filter/use-today.ts';
import { useOpen } from '../../../shared/open/use-open.ts';
import { usePageParams } from '../../../shared/open/use-page-params.ts';
import { QueryView } from '../../../shared/query-view/query-view.tsx';
import { useMayGovern } from '../../../shared/selection/use-wallet-role.ts';
import { useSelection } from '../../../shared/selection/use-selection.ts';
import { isNarrowed, paramsFor } from './callback-filter.values.ts';
import { CallbackDrawers } from './parts/callback-drawers.tsx';
import { CallbackFilters } from './parts/callback-filters.tsx';
import { CallbackSummary } from './parts/callback-summary.tsx';
import { CallbackTable } from './parts/callback-table.tsx';
import { useCallbackFilter } from './use-callback-filter.ts';
import { useResend } from './use-resend.ts';

const pace = 20_000;

/** What the customer's own server was told of the wallet's transactions, and what it made of it. */
export function TransactionNotificationScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const { filter, change, reset } = useCallbackFilter();
  const { open, show } = useOpen();
  const mayGovern = useMayGovern();
  const resending = useResend();
  const today = useToday();
  const rows = useQuery({
    ...read(callbacks.list, paramsFor(filter, { walletId: walletId ?? 0, page, pageSize, today })),
    placeholderData: keepPreviousData,
    refetchInterval: pace,
  });
  const barred = mayGovern === false ? t('callbacks.barred') : undefined;
  const nowhere = rows.data?.stat.notify_url === '' && rows.data.count === 0 && !isNarrowed(filter);

  return (
    <Page title={t('callbacks.title')} description={t('callbacks.description')}>
      <QueryView query={rows} skeleton={<CallbacksShape />}>
        {({ list, count, stat }) => (
          <Stack>
            <CallbackSummary stat={stat} />
            {nowhere ? null : <CallbackFilters filter={filter} onChange={change} onReset={reset} />}
            <CallbackTable
              rows={list}
              endpoint={stat.notify_url}
              loading={rows.isPlaceholderData}
              filter={filter}
              onSort={(sort) => change({ sort })}
              selectedKey={open?.kind === 'callback' ? Number(open.id) : undefined}
              onOpen={(row) => show('callback', row.notify_id)}
              resending={resending}
              barred={barred}
              empty={
                nowhere ? (
                  <EmptyState title={t('callbacks.noAddress')}>{t('callbacks.noAddressDetail')}</EmptyState>
                ) : (
                  <EmptyState
                    title={t('callbacks.empty')}
                    action={
                      isNarrowed(filter) ? (
                        <Button onClick={reset}>{t('transactions.reset')}</Button>
                      ) : undefined
                    }
                  >
                    {t(isNarrowed(filter) ? 'transactions.emptyNarrowed' : 'callbacks.emptyDetail')}
                  </EmptyState>
                )
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
        )}
      </QueryView>
      <CallbackDrawers rows={rows.data?.list ?? []} resending={resending} barred={barred} />
    </Page>
  );
}

const CallbacksShape = () => (
  <Stack>
    <Skeleton shape="cards" count={3} />
    <Skeleton shape="rows" count={10} />
  </Stack>
);
