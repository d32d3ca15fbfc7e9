import type { TransactionRow } from '@mpc/api';
import { Button, EmptyState, Page, Pagination, Skeleton, Stack, Tabs, type TableSort } from '@mpc/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntents } from '#features/payments';
import type { BeginWith } from '#features/transactions';
import { ExportProgress } from '#shared/export/export-progress.tsx';
import { useToday } from '#shared/filter/use-today.ts';
import { useOpen } from '#shared/open/use-open.ts';
import { usePageParams } from '#shared/open/use-page-params.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useKeptLayout } from '#shared/session/use-kept-layout.ts';
import { filterText, isNarrowed } from './filter-address.rules.ts';
import { questionFor } from './filter-params.rules.ts';
import { entriesOf, openPayments } from './list-entries.rules.ts';
import { ListTools } from './parts/list-tools.tsx';
import { TransactionDrawers } from './parts/transaction-drawers.tsx';
import { TransactionFilters } from './parts/transaction-filters.tsx';
import { TransactionTable } from './parts/transaction-table.tsx';
import { transactionColumns, usualLayout } from './transaction-columns.tsx';
import { kinds, sortKeys, type TransactionFilter } from './transaction-filter.values.ts';
import { useTransactionFile } from './use-transaction-file.ts';
import { useTransactionFilter } from './use-transaction-filter.ts';
import { useTransactionRows } from './use-transaction-rows.ts';

const directions = { asc: 'ascending', desc: 'descending' } as const;
const orders = { ascending: 'asc', descending: 'desc' } as const;

const sortOf = ({ sort }: TransactionFilter): TableSort | null =>
  sort === null ? null : { key: sort.by, direction: directions[sort.order] };

function sortBy(sort: TableSort | null): TransactionFilter['sort'] {
  const by = sortKeys.find((key) => key === sort?.key);
  return sort === null || by === undefined ? null : { by, order: orders[sort.direction] };
}

/** Everything that moved in the wallet, kept up to date by itself. */
export function TransactionsScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const { filter, change, reset, apply } = useTransactionFilter();
  const { open, show } = useOpen();
  const [begun, setBegun] = useState<{ of: string; begin: BeginWith | undefined } | null>(null);
  const today = useToday();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const intents = useIntents(uid) ?? [];
  const kept = useKeptLayout('transactions', usualLayout);
  const columns = useMemo(() => transactionColumns(t), [t]);
  const question = questionFor(filter, { walletId: walletId ?? 0, today });
  const rows = useTransactionRows(question, { page, pageSize });
  const file = useTransactionFile(question);

  const opened = open === null ? undefined : `${open.kind}:${open.id}`;
  const openRow = (row: TransactionRow, begin?: BeginWith) => {
    setBegun({ of: `${row.trans_kind}:${row.id}`, begin });
    show(row.trans_kind, row.id);
  };
  const narrowed = isNarrowed(filter);
  return (
    <Page
      title={t('place.transactions')}
      action={
        <ListTools {...kept} columns={columns} current={filterText(filter)} onApply={apply} file={file} />
      }
    >
      <Tabs
        label={t('transactions.kinds')}
        items={kinds.map((kind) => ({ id: kind, label: t(`transactions.kind.${kind}`) }))}
        selected={filter.kind}
        onSelect={(id) => change({ kind: kinds.find((kind) => kind === id) ?? 'all' })}
      >
        <Stack>
          <TransactionFilters filter={filter} today={today} onChange={change} onReset={reset} />
          <ExportProgress file={file} />
          <QueryView query={rows} skeleton={<Skeleton shape="rows" count={10} />}>
            {(data) => (
              <TransactionTable
                {...kept}
                entries={entriesOf(
                  openPayments(intents, data.list, { walletId, tab: filter.kind }),
                  data.list,
                )}
                columns={columns}
                sort={sortOf(filter)}
                onSort={(sort) => change({ sort: sortBy(sort) })}
                loading={rows.isPlaceholderData}
                selectedKey={opened}
                onOpen={openRow}
                onOpenIntent={(id) => show('intent', id)}
                empty={
                  <EmptyState
                    title={t(narrowed ? 'transactions.empty' : 'transactions.emptyInPeriod')}
                    action={narrowed ? <Button onClick={reset}>{t('transactions.reset')}</Button> : undefined}
                  >
                    {t(narrowed ? 'transactions.emptyNarrowed' : 'transactions.emptyPeriod')}
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
      <TransactionDrawers
        intents={intents}
        begin={begun !== null && begun.of === opened ? begun.begin : undefined}
      />
    </Page>
  );
}
