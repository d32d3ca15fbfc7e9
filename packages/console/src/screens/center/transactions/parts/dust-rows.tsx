import type { TransactionRow } from '@mpc/api';
import { Amount, Inline, ShortAddress, Stack, StatusTag, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { Shrink } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isSpoofed } from '#features/transactions';

/** How many deposits of no worth there are on this page. */
export function DustNameCell({ rows }: { rows: readonly TransactionRow[] }) {
  const { t } = useTranslation();
  return (
    <Inline wrap={false} gap="xs">
      <Shrink size={16} strokeWidth={1.5} aria-hidden />
      <Text tone="muted">{t('transactions.dust.count', { count: rows.length })}</Text>
    </Inline>
  );
}

/** The deposits of no worth, unfolded: nothing in them can be copied, and a false name is marked. */
export function DustRows({
  rows,
  onOpen,
}: {
  rows: readonly TransactionRow[];
  onOpen: (row: TransactionRow) => void;
}) {
  const { t } = useTranslation();
  const columns = useMemo(
    (): TableColumn<TransactionRow>[] => [
      {
        key: 'time',
        header: t('transactions.column.time'),
        isTitle: true,
        cell: (row) => <Time at={row.created_at} kind="short" />,
      },
      {
        key: 'amount',
        header: t('transactions.column.amount'),
        align: 'end',
        cell: (row) => <Amount value={row.amount} symbol={row.symbol_alias} sign="+" />,
      },
      {
        key: 'name',
        header: t('transactions.column.coin'),
        cell: (row) =>
          isSpoofed(row) ? (
            <StatusTag tone="danger">{t('transactions.dust.spoofed')}</StatusTag>
          ) : (
            row.coin_net
          ),
      },
      {
        key: 'from',
        header: t('transactions.column.from'),
        cell: (row) =>
          row.address_from === '' ? null : (
            <ShortAddress address={row.address_from} label={t('transactions.column.from')} />
          ),
      },
    ],
    [t],
  );
  return (
    <Stack gap="s">
      <Text as="p" tone="muted" size="label">
        {t('transactions.dust.why')}
      </Text>
      <Table
        label={t('transactions.dust.count', { count: rows.length })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        onOpen={onOpen}
      />
    </Stack>
  );
}
