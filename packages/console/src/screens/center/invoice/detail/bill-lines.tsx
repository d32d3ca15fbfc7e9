import type { BillDetail, BillLine } from '@mpc/api';
import { Amount, Table, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

/** What a bill is made up of. */
export function BillLines({ bill: { items, symbol } }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const columns = useMemo(
    (): TableColumn<BillLine>[] => [
      {
        key: 'name',
        header: t('detail.item'),
        isTitle: true,
        card: 'about',
        whole: true,
        cell: ({ name }) => name,
      },
      {
        key: 'qty',
        header: t('detail.quantity'),
        align: 'end',
        cell: ({ qty }) => exactAmount(String(qty)),
      },
      {
        key: 'unit',
        header: t('detail.unitPrice'),
        align: 'end',
        cell: ({ unit_price }) => <Amount value={unit_price} symbol={symbol} />,
      },
      {
        key: 'amount',
        header: t('detail.subtotal'),
        align: 'end',
        card: 'lead',
        cell: ({ amount }) => <Amount value={amount} symbol={symbol} />,
      },
    ],
    [t, symbol],
  );
  return <Table label={t('detail.items')} columns={columns} rows={items} rowKey={({ name }) => name} />;
}
