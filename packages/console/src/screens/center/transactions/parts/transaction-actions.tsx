import type { TransactionRow } from '@mpc/api';
import { RowMenu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { BeginWith } from '#features/transactions';

export interface TransactionActionsProps {
  row: TransactionRow;
  /** The row's own name. */
  name: string;
  onOpen: (row: TransactionRow, begin?: BeginWith) => void;
}

/** What can be done with a transaction: what cannot be now is there too, and its drawer says why. */
export function TransactionActions({ row, name, onOpen }: TransactionActionsProps) {
  const { t } = useTranslation();
  const isIncoming = row.trans_kind === 'deposit' || row.trans_kind === 'nft';
  const isOpen = row.status < 1200;
  return (
    <RowMenu
      name={name}
      defaultOpen
      items={[
        { id: 'detail', label: t('transactions.act.detail') },
        ...(isIncoming
          ? [
              { id: 'remark', label: t('transactions.act.remark') },
              {
                id: 'refund',
                label: t('transactions.act.refund'),
                disabledReason: bar(row.can_refund, t('transactions.act.noRefund')),
              },
            ]
          : [
              {
                id: 'speedUp',
                label: t('transactions.act.speedUp'),
                disabledReason: bar(row.can_speed_up, t('transactions.act.noSpeedUp')),
              },
              {
                id: 'revoke',
                label: t('transactions.act.cancel'),
                disabledReason: bar(
                  row.can_cancel,
                  t(isOpen ? 'transactions.act.notYours' : 'transactions.act.tooLate'),
                ),
              },
            ]),
      ]}
      onAction={(id) =>
        onOpen(
          row,
          begins.find((begin) => begin === id),
        )
      }
    />
  );
}

const begins = ['remark', 'refund', 'speedUp', 'revoke'] as const;

const bar = (allowed: boolean | undefined, why: string): string | undefined =>
  allowed === true ? undefined : why;
