import { Amount, Button, Inline, Stack, StatusTag, Text, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { NamedAddress } from '#features/address-check';
import { orderIdOf, retryFault, type BatchRow } from './row-state.rules.ts';
import { sayRow, sayRowWhy, toneOf } from './row-words.ts';

const sayMore = (t: TFunction, row: BatchRow): string | null =>
  sayRowWhy(t, row) ?? (retryFault(row) === 'replaced' ? t('batch.retry.replaced') : null);

interface RunColumns {
  t: TFunction;
  subWalletId: number;
  onShowOrder: (id: number) => void;
  /** Everything of a row stands in one column. */
  isPhone: boolean;
}

/** In pixels: a line, or three on a phone, where what there is to do is as high as a finger. */
export const rowHeightOf = (isPhone: boolean) => (isPhone ? 108 : 52);

/** The columns of a batch on its way. */
export function runColumns({ t, subWalletId, onShowOrder, isPhone }: RunColumns): TableColumn<BatchRow>[] {
  const amount: TableColumn<BatchRow> = {
    key: 'amount',
    header: t('batch.column.amount'),
    align: 'end',
    text: ({ payment }) => payment.amount,
    cell: ({ payment }) => <Amount value={payment.amount} symbol={payment.coinName} />,
  };
  const address: TableColumn<BatchRow> = {
    key: 'address',
    header: t('batch.column.address'),
    width: '280px',
    text: ({ payment }) => payment.to,
    cell: ({ payment }) => (
      <NamedAddress
        address={payment.to}
        label={t('batch.column.address')}
        baseSymbol={payment.base}
        subWalletId={subWalletId}
      />
    ),
  };
  const tag = (row: BatchRow) => <StatusTag tone={toneOf(row)}>{sayRow(t, row)}</StatusTag>;
  const order = (row: BatchRow) => {
    const id = orderIdOf(row);
    return id === null ? null : (
      <Button size="small" variant="ghost" onClick={() => onShowOrder(id)}>
        {t('batch.order', { id })}
      </Button>
    );
  };
  const reason = (row: BatchRow) => {
    const why = sayMore(t, row);
    return why === null ? null : (
      <Text tone="muted" title={why} truncate={isPhone}>
        {why}
      </Text>
    );
  };
  if (isPhone)
    return [
      {
        key: 'payment',
        header: t('batch.payments'),
        width: '100%',
        isTitle: true,
        text: ({ payment }) => String(payment.row),
        cell: (row) => (
          <Stack gap="xs">
            <Inline justify="between" wrap={false}>
              <Text tone="strong">{amount.cell(row)}</Text>
              {tag(row)}
            </Inline>
            <Inline justify="between" wrap={false}>
              {address.cell(row)}
              {order(row)}
            </Inline>
            {reason(row)}
          </Stack>
        ),
      },
    ];
  return [
    {
      key: 'row',
      header: t('batch.column.row'),
      width: '72px',
      isTitle: true,
      text: ({ payment }) => String(payment.row),
      cell: ({ payment }) => payment.row,
    },
    address,
    amount,
    {
      key: 'status',
      header: t('batch.column.status'),
      text: (row) => sayRow(t, row),
      cell: (row) => (
        <Inline gap="s" align="center" wrap={false}>
          {tag(row)}
          {order(row)}
          {reason(row)}
        </Inline>
      ),
    },
  ];
}
