import type { Inscription } from '@mpc/api';
import {
  Amount,
  CopyButton,
  ellipsis,
  Inline,
  Link,
  StatusTag,
  Table,
  Text,
  Time,
  type TableColumn,
  type TableProps,
} from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** The columns of the inscriptions; a person chooses among them and puts them in order. */
export function useInscriptionColumns() {
  const { t } = useTranslation(['translation', 'btcAddress']);
  return useMemo(
    (): TableColumn<Inscription>[] => [
      {
        key: 'inscription_number',
        header: t('btcAddress:inscriptions.number'),
        isTitle: true,
        card: 'about',
        sortable: true,
        text: ({ inscription_number }) => `#${inscription_number}`,
        cell: ({ inscription_number }) => <Text tone="strong">#{inscription_number}</Text>,
      },
      {
        key: 'amount',
        header: t('btcAddress:inscriptions.amount'),
        align: 'end',
        card: 'lead',
        sortable: true,
        text: ({ amount }) => amount,
        cell: ({ amount, ticker }) => <Amount value={amount} symbol={ticker} />,
      },
      {
        key: 'utxo',
        priority: 2,
        header: t('btcAddress:inscriptions.utxo'),
        hideOnPhone: true,
        text: ({ utxo }) => utxo,
        cell: (row) => (
          <Inline gap="xs" wrap={false}>
            <code title={row.utxo}>{ellipsis(row.utxo, { head: 8, tail: 8 })}</code>
            <Text tone="muted" size="label">
              {t('btcAddress:inscriptions.sats', { count: row.sats })}
            </Text>
            <CopyButton
              text={row.utxo}
              label={t('btcAddress:inscriptions.copyUtxo', { number: row.inscription_number })}
            />
          </Inline>
        ),
      },
      {
        key: 'status',
        header: t('btcAddress:inscriptions.status'),
        card: 'state',
        text: ({ status }) => t(`btcAddress:inscriptions.statuses.${status === 0 ? 'free' : 'held'}`),
        cell: (row) => <HoldStatus row={row} />,
      },
      {
        key: 'created_at',
        priority: 3,
        header: t('btcAddress:addresses.created'),
        align: 'end',
        sortable: true,
        hideOnPhone: true,
        text: ({ created_at }) => isoWithZone(created_at),
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
    ],
    [t],
  );
}

/** Inscriptions, each with the output it is on and the order that holds it. */
export function InscriptionTable(props: Omit<TableProps<Inscription>, 'label' | 'rowKey'>) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  return (
    <Table {...props} label={t('assets.tab.inscriptions')} rowKey={({ inscription_id }) => inscription_id} />
  );
}

function HoldStatus({ row }: { row: Inscription }) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  if (row.status === 0)
    return <StatusTag tone="success">{t('btcAddress:inscriptions.statuses.free')}</StatusTag>;
  return (
    <Inline gap="xs" wrap={false}>
      <StatusTag tone="attention">{t('btcAddress:inscriptions.statuses.held')}</StatusTag>
      {row.withdraw_id === undefined ? null : (
        <Link
          href={withSelection(
            `${paths.center.transactions}?open=withdraw:${row.withdraw_id}`,
            location.search,
          )}
        >
          {t('btcAddress:inscriptions.order', { id: row.withdraw_id })}
        </Link>
      )}
    </Inline>
  );
}
