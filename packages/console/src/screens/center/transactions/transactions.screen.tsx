import { EmptyState, Button, Page, Pagination, Skeleton, Stack, Tabs } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useOpen } from '../../../shared/open/use-open.ts';
import { usePageParams } from '../../../shared/open/use-page-params.ts';
import { QueryView } from '../../../shared/query-view/query-view.tsx';
import { useSelection } from '../../../shared/selection/use-selection.ts';
import { TransactionDrawers } from './parts/transaction-drawers.tsx';
import { TransactionFilters } from './parts/transaction-filters.tsx';
import { TransactionTable } from './parts/transaction-table.tsx';
import { isNarrowed, kinds, paramsFor } from './transaction-filter.values.ts';
import { useToday } from './use-today.ts';
import { useTransactionFilter } from './use-transaction-filter.ts';
import { useTransactionRows } from './use-transaction-rows.ts';

/** Everything that moved in the wallet, kept up to date by itself. */
export function TransactionsScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const { filter, change, reset } = useTransactionFilter();
  const { open, show } = useOpen();
  const today = useToday();
  const rows = useTransactionRows(paramsFor(filter, { walletId: walletId ?? 0, page, pageSize, today }));

  return (
    <Page title={t('place.transactions')}>
      <Tabs
        label={t('transactions.kinds')}
        items={kinds.map((kind) => ({ id: kind, label: t(`transactions.kind.${kind}`) }))}
        selected={filter.kind}
        onSelect={(id) => change({ kind: kinds.find((kind) => kind === id) ?? 'all' })}
      >
        <Stack>
          <TransactionFilters filter={filter} onChange={change} onReset={reset} />
          <QueryView query={rows} skeleton={<Skeleton shape="rows" count={10} />}>
            {(data) => (
              <TransactionTable
                rows={data.list}
                loading={rows.isPlaceholderData}
                selectedKey={open === null ? undefined : `${open.kind}:${open.id}`}
                onOpen={(row) => show(row.trans_kind, row.id)}
                empty={
                  <EmptyState
                    title={t('transactions.empty')}
                    action={
                      isNarrowed(filter) ? (
                        <Button onClick={reset}>{t('transactions.reset')}</Button>
                      ) : undefined
                    }
                  >
                    {t(isNarrowed(filter) ? 'transactions.emptyNarrowed' : 'transactions.emptyPeriod')}
                  </EmptyState>
                }
                footer={
                  <Pagination
                    page={page}
                    pageSize={pageSize}
                    count={data.count}
                    onPage={setPage}
                    onPageSize={setPageSize}
                  />
                }
              />
            )}
          </QueryView>
        </Stack>
      </Tabs>
      <TransactionDrawers />
    </Page>
  );
}
