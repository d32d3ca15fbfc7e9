import { Amount, Inline, LargeTable, Stack, StatusTag, Text, WholeAddress, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { trustTones } from '#features/address-check';
import { usePhone } from '#shared/use-media.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import type { Destination } from './destinations.rules.ts';
import { RatingTag } from './rating-tag.tsx';
import type { Rating } from './screening.rules.ts';
import { labeled, listed } from '#shared/i18n/i18n.ts';

/** Somebody who is paid, and what the screening says of them. */
export interface RatedDestination extends Destination {
  rating: Rating;
}

interface DestinationsTableProps {
  label: string;
  destinations: readonly RatedDestination[];
}

/** In pixels: a name and a whole address. */
export const rowHeight = 112;

/** In pixels, on a phone: the amounts, the name with what is said of it, and a whole address in three lines. */
const phoneHeight = (amounts: number, hasMemo: boolean) => (hasMemo ? 156 : 132) + 22 * amounts;

const keyOf = ({ key }: RatedDestination) => key;

/** Everybody who is paid, whole and each once; on a phone everything of one stands below each other. */
export function DestinationsTable({ label, destinations }: DestinationsTableProps) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const columns = useMemo((): TableColumn<RatedDestination>[] => {
    const recipient: TableColumn<RatedDestination> = {
      key: 'address',
      header: t('order.recipients.one'),
      isTitle: true,
      width: isPhone ? '100%' : '480px',
      text: ({ address, label: name }) => (name === null ? address : `${name} ${address}`),
      cell: (destination) => <Recipient {...destination} isPhone={isPhone} />,
    };
    if (isPhone) return [recipient];
    return [
      recipient,
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
        text: ({ sums }) => listed(sums.map(({ amount, unit }) => `${amount} ${unit}`)),
        cell: ({ sums }) => <Sums sums={sums} />,
      },
    ];
  }, [t, isPhone]);
  const height = isPhone
    ? phoneHeight(
        Math.max(1, ...destinations.map(({ sums }) => sums.length)),
        destinations.some(({ memos }) => memos.length > 0),
      )
    : rowHeight;
  return (
    <LargeTable
      label={label}
      columns={columns}
      rows={destinations}
      rowKey={keyOf}
      height={Math.min(420, 44 + destinations.length * height)}
      rowHeight={height}
    />
  );
}

/** Who is paid, by name and whole address; on a phone how much first, and what is said of them. */
function Recipient({ isPhone, ...destination }: RatedDestination & { isPhone: boolean }) {
  const { t } = useTranslation();
  const { address, label: name, trust, memos, rating, count, sums } = destination;
  return (
    <Stack gap="xs">
      {isPhone ? (
        <Inline gap="s" justify="between" wrap={false}>
          <Text tone="strong">
            <Sums sums={sums} />
          </Text>
          <RatingTag rating={rating} />
        </Inline>
      ) : null}
      <Inline gap="s" wrap={!isPhone}>
        <Text tone="strong" truncate>
          {name ?? t('addressSummary.unnamed')}
        </Text>
        <StatusTag tone={trustTones[trust]}>{t(`addressSummary.trust.${trust}`)}</StatusTag>
        {isPhone && count > 1 ? <Text tone="muted">{t('batch.confirm.count', { count })}</Text> : null}
      </Inline>
      <WholeAddress address={address} label={t('order.recipients.one')} />
      {memos.length === 0 ? null : (
        <Text tone="muted" truncate={isPhone}>
          {labeled(t('order.memo'), listed(memos))}
        </Text>
      )}
    </Stack>
  );
}

function Sums({ sums }: Pick<RatedDestination, 'sums'>) {
  return (
    <Stack gap="xs">
      {sums.map(({ symbol, alias, unit, amount }) => (
        <span key={symbol}>
          <Amount value={amount} symbol={unit} />
          <CoinCode symbol={symbol} name={alias} />
        </span>
      ))}
    </Stack>
  );
}
