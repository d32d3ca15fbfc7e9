import type { KytRecord } from '@mpc/api';
import { Amount, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName, networkBeside } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { kytLook } from '#shared/status/kyt-status.ts';
import { KytTag } from '#shared/status/kyt-tag.tsx';
import { screenedOf } from './handling/handling.rules.ts';
import { DirectionCell, RecordAddress, RecordAmount, RiskCell } from './record-cells.tsx';

export interface ColumnsAsked {
  words: TFunction;
  t: TFunction<'kyt'>;
  /** The record stands beside the list, with all that is said of it. */
  isBeside: boolean;
  isPhone: boolean;
}

/** The columns of the records; a person chooses among them and puts them in order. */
export function recordColumns({ words, t, isBeside, isPhone }: ColumnsAsked): TableColumn<KytRecord>[] {
  return [
    {
      key: 'created_at',
      header: t('records.column.time'),
      minWidth: 152,
      sortable: true,
      // Beside an open record there is not always room for it and the whole status.
      ...(isBeside ? { priority: 1 } : {}),
      card: 'note',
      cell: (row) => <Time at={row.created_at} kind="short" />,
      text: (row) => isoWithZone(row.created_at),
    },
    {
      key: 'direction',
      header: words('transactions.filter.direction'),
      isTitle: true,
      minWidth: 96,
      cell: (row) => <DirectionCell row={row} isPhone={isPhone} />,
      text: (row) => words(`transactions.kind.${row.trans_kind}`),
    },
    {
      key: 'amount',
      header: words('transactions.column.amount'),
      align: 'end',
      card: 'lead',
      cell: (row) => (
        <>
          <RecordAmount row={row} />
          {isBeside ? null : (
            <Text tone="muted" size="label">
              {' '}
              {networkBeside(row)}
            </Text>
          )}
        </>
      ),
      text: (row) => `${row.amount} ${coinName(row)}`,
    },
    ...(isBeside ? [] : aboutMovement({ words, t, isBeside, isPhone })),
    {
      key: 'risk_score',
      header: t('records.column.risk'),
      whole: true,
      sortable: true,
      cell: (row) => <RiskCell row={row} />,
      text: (row) => [words(`order.risk.${row.risk_level}`), row.risk_score].join(' '),
    },
    ...(isBeside ? [] : [categoriesOf(t)]),
    {
      key: 'status',
      header: words('transactions.column.status'),
      whole: true,
      card: 'state',
      cell: (row) => <KytTag of={screenedOf(row)} />,
      text: (row) => {
        const look = kytLook(screenedOf(row));
        return look === null ? String(row.kyt_status) : words(look.label);
      },
    },
    ...(isBeside ? [] : [handlerOf({ words, t })]),
  ];
}

/** What the detail says as well. */
function aboutMovement({ words }: ColumnsAsked): TableColumn<KytRecord>[] {
  return [
    {
      key: 'amount_usd',
      header: words('transactions.column.usd'),
      align: 'end',
      priority: 2,
      hideOnPhone: true,
      sortable: true,
      cell: (row) => (
        <Text tone="muted">
          <Amount kind="fiat" value={row.amount_usd} />
        </Text>
      ),
      text: (row) => row.amount_usd ?? '',
    },
    {
      key: 'counterparty',
      header: words('transactions.column.counterparty'),
      // Names come in after the rows; the column is as wide before.
      width: '204px',
      // As wide as the letters.
      minWidth: 152,
      card: 'about',
      cell: (row) => (
        <RecordAddress
          row={row}
          address={row.screen_address}
          label={words('transactions.column.counterparty')}
        />
      ),
      text: (row) => row.screen_address,
    },
    {
      key: 'subWallet',
      priority: 1,
      header: words('transactions.column.subWallet'),
      minWidth: 148,
      hideOnPhone: true,
      cell: (row) => row.sub_wallet_name,
    },
    ...(['from', 'to'] as const).map((end): TableColumn<KytRecord> => ({
      key: end,
      priority: 3,
      header: words(`transactions.column.${end}`),
      minWidth: 180,
      hideOnPhone: true,
      cell: (row) => (
        <RecordAddress
          row={row}
          address={row[`address_${end}`]}
          label={words(`transactions.column.${end}`)}
        />
      ),
      text: (row) => row[`address_${end}`],
    })),
  ];
}

function categoriesOf(t: TFunction<'kyt'>): TableColumn<KytRecord> {
  return {
    key: 'categories',
    priority: 2,
    header: t('records.column.categories'),
    minWidth: 96,
    hideOnPhone: true,
    cell: (row) => listed(row.categories),
  };
}

function handlerOf({ words, t }: Pick<ColumnsAsked, 'words' | 't'>): TableColumn<KytRecord> {
  const said = ({ handler, handle_type: type }: KytRecord) =>
    type === 0
      ? ''
      : [words(`approval.kyt.handle.${type}`), handler?.nickname ?? ''].filter(Boolean).join(' · ');
  return {
    key: 'handler',
    priority: 1,
    header: t('records.column.handler'),
    whole: true,
    hideOnPhone: true,
    cell: (row) =>
      row.item_id === 0 ? (
        <Text truncate>{said(row)}</Text>
      ) : (
        <StatusTag tone="attention">{t('records.proposed')}</StatusTag>
      ),
    text: (row) => (row.item_id === 0 ? said(row) : t('records.proposed')),
  };
}
