import { Amount, Inline, LargeTable, Stack, StatusTag, Text, WholeAddress, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Destination } from './destinations.rules.ts';

/** In pixels: a whole address in as many lines as a phone needs. */
export const rowHeight = 104;

const keyOf = ({ key }: Destination) => key;

/** Everybody who is paid, whole and each once. */
export function DestinationsTable({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation();
  const columns = useMemo(
    (): TableColumn<Destination>[] => [
      {
        key: 'address',
        header: t('batch.column.address'),
        isTitle: true,
        width: 'min(480px, 72vw)',
        text: ({ address }) => address,
        cell: ({ address }) => <WholeAddress address={address} label={t('batch.column.address')} />,
      },
      {
        key: 'known',
        header: t('batch.confirm.known'),
        text: ({ label }) => label ?? '',
        cell: ({ label, isNew, memos }) => (
          <Stack gap="xs">
            <Inline gap="s">
              {label === null ? null : <Text>{label}</Text>}
              {isNew ? <StatusTag tone="attention">{t('batch.finding.new')}</StatusTag> : null}
            </Inline>
            {memos.length === 0 ? null : (
              <Text tone="muted">
                {t('batch.column.memo')}: {memos.join(', ')}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'count',
        header: t('batch.total.count'),
        align: 'end',
        width: '96px',
        cell: ({ count }) => count,
      },
      {
        key: 'amount',
        header: t('batch.column.amount'),
        align: 'end',
        text: ({ sums }) => sums.map(({ amount, unit }) => `${amount} ${unit}`).join(', '),
        cell: ({ sums }) => (
          <Stack gap="xs">
            {sums.map(({ unit, amount }) => (
              <Amount key={unit} value={amount} symbol={unit} />
            ))}
          </Stack>
        ),
      },
    ],
    [t],
  );
  return (
    <LargeTable
      label={t('batch.confirm.destinations', { count: destinations.length })}
      columns={columns}
      rows={destinations}
      rowKey={keyOf}
      height={Math.min(420, 44 + destinations.length * rowHeight)}
      rowHeight={rowHeight}
    />
  );
}
