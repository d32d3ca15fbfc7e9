import { Amount, Inline, LargeTable, Stack, StatusTag, Text, WholeAddress, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import type { Destination } from './destinations.rules.ts';
import { RatingTag } from './rating-tag.tsx';
import type { Rating } from './screening.rules.ts';

/** Somebody who is paid, and what the screening says of them. */
export interface RatedDestination extends Destination {
  rating: Rating;
}

interface DestinationsTableProps {
  label: string;
  destinations: readonly RatedDestination[];
}

/** In pixels: a name and a whole address in as many lines as a phone needs. */
export const rowHeight = 112;

const keyOf = ({ key }: RatedDestination) => key;

/** Everybody who is paid, whole and each once. */
export function DestinationsTable({ label, destinations }: DestinationsTableProps) {
  const { t } = useTranslation();
  const columns = useMemo(
    (): TableColumn<RatedDestination>[] => [
      {
        key: 'address',
        header: t('order.recipients.one'),
        isTitle: true,
        width: 'min(480px, 72vw)',
        text: ({ address, label: name }) => (name === null ? address : `${name} ${address}`),
        cell: ({ address, label: name, isNew, memos }) => (
          <Stack gap="xs">
            <Inline gap="s">
              <Text tone="strong">{name ?? t('addressSummary.unnamed')}</Text>
              {isNew ? <StatusTag tone="attention">{t('batch.finding.new')}</StatusTag> : null}
            </Inline>
            <WholeAddress address={address} label={t('order.recipients.one')} />
            {memos.length === 0 ? null : (
              <Text tone="muted">
                {t('order.memo')}: {memos.join(', ')}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'rating',
        header: t('transfer.kyt'),
        width: '212px',
        cell: ({ rating }) => <RatingTag rating={rating} />,
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
            {sums.map(({ symbol, alias, unit, amount }) => (
              <span key={symbol}>
                <Amount value={amount} symbol={unit} />
                <CoinCode symbol={symbol} name={alias} />
              </span>
            ))}
          </Stack>
        ),
      },
    ],
    [t],
  );
  return (
    <LargeTable
      label={label}
      columns={columns}
      rows={destinations}
      rowKey={keyOf}
      height={Math.min(420, 44 + destinations.length * rowHeight)}
      rowHeight={rowHeight}
    />
  );
}
