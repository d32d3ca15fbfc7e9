import type { TransactionRow } from '@mpc/api';
import { EmptyState, Page, Tabs } from '@mpc/ui';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QuarantineNotices, useIntents, useQuarantined } from '#features/payments';
import { latePart } from '#shared/lazy-part.tsx';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useToday } from '#shared/list/use-today.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { usePhone, useWide } from '#shared/use-media.ts';
import type { BeginWith } from '#features/transactions';
import { entriesOf, openPayments } from './list-entries.rules.ts';
import { TransactionDrawers } from './parts/transaction-drawers.tsx';
import { TransactionFilters } from './parts/transaction-filters.tsx';
import { TransactionTable } from './parts/transaction-table.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { kinds, transactionParams, transactionsList } from './transactions-list.ts';
import { useTransactionFile } from './use-transaction-file.ts';
import { useTransactionRows } from './use-transaction-rows.ts';

const EvidenceTool = latePart(() => import('./parts/evidence-tool.tsx'), 'EvidenceTool');

/** Everything that moved in the wallet, kept up to date by itself. */
export function TransactionsScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const list = useList(transactionsList);
  const { open, show } = useOverlayParam();
  const [begun, setBegun] = useState<{ of: string; begin: BeginWith | undefined } | null>(null);
  const today = useToday();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const intents = useIntents(uid) ?? [];
  const quarantined = useQuarantined(uid)?.filter((record) => record.walletId === walletId) ?? [];
  const isPhone = usePhone();
  const isWide = useWide();
  const columns = useMemo(() => transactionColumns(t, { isPhone, isWide }), [t, isPhone, isWide]);
  const { kind } = list.state;

  const params = { ...transactionParams(list.state, walletId ?? 0, today), ...list.order };
  const rows = useTransactionRows({ ...params, ...list.paging });
  const file = useTransactionFile(params);

  const opened = open === null ? undefined : `${open.kind}:${open.id}`;
  const openRow = (row: TransactionRow, begin?: BeginWith) => {
    setBegun({ of: `${row.trans_kind}:${row.id}`, begin });
    show(row.trans_kind, row.id);
  };
  return (
    <Page
      title={t('nav.transactions')}
      action={<ListTools list={list} columns={columns} query={rows} file={file} />}
    >
      {quarantined.length === 0 ? null : (
        <Suspense>
          <QuarantineNotices records={quarantined} />
        </Suspense>
      )}
      <Tabs
        label={t('transactions.kinds')}
        items={kinds.map((id) => ({ id, label: t(`transactions.kind.${id}`) }))}
        selected={kind}
        onSelect={(id) => list.choose('kind', [id])}
      >
        <ListView
          list={list}
          query={rows}
          file={file}
          filters={<TransactionFilters list={list} today={today} />}
          empty={
            <EmptyState title={t('transactions.emptyInPeriod')}>{t('transactions.emptyPeriod')}</EmptyState>
          }
        >
          {(data, table) => (
            <TransactionTable
              {...table}
              entries={entriesOf(openPayments(intents, data.list, { walletId, tab: kind }), data.list)}
              columns={columns}
              selectedKey={opened}
              onOpen={openRow}
              onOpenIntent={(id) => show('intent', id)}
            />
          )}
        </ListView>
      </Tabs>
      <EvidenceTool params={params} />
      <TransactionDrawers
        intents={intents}
        begin={begun !== null && begun.of === opened ? begun.begin : undefined}
      />
    </Page>
  );
}
