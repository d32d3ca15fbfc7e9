import { Amount, Banner, Checkbox, LargeTable, Stack, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { rowHeight } from './destinations-table.tsx';
import type { EarlierPayment } from './earlier.rules.ts';

interface EarlierNoticeProps {
  earlier: readonly EarlierPayment[];
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

const keyOf = ({ key }: EarlierPayment) => key;

/** Names every earlier payment that the batch would make again: that wants a deliberate yes. */
export function EarlierNotice({ earlier, agreed, onAgree }: EarlierNoticeProps) {
  const { t } = useTranslation();
  const columns = useMemo(
    (): TableColumn<EarlierPayment>[] => [
      { key: 'row', header: t('batch.column.row'), width: '72px', cell: ({ payment }) => payment.row },
      {
        key: 'to',
        header: t('order.recipients.one'),
        width: 'min(480px, 72vw)',
        text: ({ payment }) => payment.to,
        cell: ({ payment }) => (
          <NamedWholeAddress
            address={payment.to}
            baseSymbol={payment.base}
            label={t('order.recipients.one')}
          />
        ),
      },
      {
        key: 'amount',
        header: t('batch.confirm.earlierAmount'),
        align: 'end',
        text: ({ amount }) => amount,
        cell: ({ amount, payment }) => <Amount value={amount} symbol={payment.coinName} />,
      },
      {
        key: 'at',
        header: t('batch.confirm.earlierAt'),
        align: 'end',
        text: ({ at }) => String(at),
        cell: ({ at }) => <Time at={at} kind="short" />,
      },
    ],
    [t],
  );
  if (earlier.length === 0) return null;
  const open = earlier.filter(({ isOpen }) => isOpen).length;
  const title = t('batch.confirm.earlier', { count: earlier.length });
  return (
    <Stack gap="s">
      <Banner tone="attention" title={title}>
        {open === 0 ? null : t('batch.confirm.open', { count: open })}
      </Banner>
      <LargeTable
        label={title}
        columns={columns}
        rows={earlier}
        rowKey={keyOf}
        height={Math.min(320, 44 + earlier.length * rowHeight)}
        rowHeight={rowHeight}
      />
      <Checkbox checked={agreed} onChange={onAgree}>
        {t('batch.confirm.agreeEarlier', { count: earlier.length })}
      </Checkbox>
    </Stack>
  );
}
