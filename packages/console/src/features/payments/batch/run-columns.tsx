import { Amount, Button, Inline, ShortAddress, StatusTag, Text, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { Planned } from './batch-plan.ts';
import type { Outcome } from './outcome.ts';
import { outcomeTones, sayOutcome, sayWhy } from './outcome-words.ts';

/** A payment of the batch and what became of it. */
export interface RunRow {
  payment: Planned;
  outcome: Outcome | null;
}

/** The columns of a batch on its way. */
export const runColumns = (t: TFunction, onShowOrder: (id: number) => void): TableColumn<RunRow>[] => [
  {
    key: 'row',
    header: t('batch.column.row'),
    width: '72px',
    isTitle: true,
    text: ({ payment }) => String(payment.row),
    cell: ({ payment }) => payment.row,
  },
  {
    key: 'address',
    header: t('batch.column.address'),
    width: '200px',
    text: ({ payment }) => payment.to,
    cell: ({ payment }) => <ShortAddress address={payment.to} label={t('batch.column.address')} />,
  },
  {
    key: 'amount',
    header: t('batch.column.amount'),
    align: 'end',
    text: ({ payment }) => payment.amount,
    cell: ({ payment }) => <Amount value={payment.amount} symbol={payment.coinName} />,
  },
  {
    key: 'outcome',
    header: t('batch.column.outcome'),
    text: ({ outcome }) => sayOutcome(t, outcome),
    cell: ({ outcome }) => {
      const why = sayWhy(t, outcome);
      const id = outcome !== null && 'id' in outcome ? outcome.id : null;
      return (
        <Inline gap="s" align="center" wrap={false}>
          <StatusTag tone={outcomeTones[outcome?.state ?? 'waiting']}>{sayOutcome(t, outcome)}</StatusTag>
          {id === null ? null : (
            <Button size="small" variant="ghost" onClick={() => onShowOrder(id)}>
              {t('batch.order', { id })}
            </Button>
          )}
          {why === null ? null : (
            <Text tone="muted" title={why}>
              {why}
            </Text>
          )}
        </Inline>
      );
    },
  },
];
