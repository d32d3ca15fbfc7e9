import { toCsv } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { sayRow, sayRowWhy } from './row-words.ts';
import { orderIdOf, type BatchRow } from './row-state.rules.ts';

const column = (header: string, text: (row: BatchRow) => string) => ({ header, text });

/** The batch as a file, as far as it is known now: who is paid first, nothing shortened, amounts as they were confirmed. */
export function resultCsv(
  t: TFunction,
  rows: readonly BatchRow[],
  nameOf: (base: string, address: string) => string,
): string {
  return toCsv(
    [
      column(t('batch.column.name'), ({ payment }) => nameOf(payment.base, payment.to)),
      column(t('batch.column.row'), ({ payment }) => String(payment.row)),
      column(t('batch.column.coin'), ({ payment }) => payment.coinName),
      column(t('batch.column.address'), ({ payment }) => payment.to),
      column(t('batch.column.memo'), ({ payment }) => payment.memo),
      column(t('batch.column.amount'), ({ payment }) => payment.amount),
      column(t('batch.column.remark'), ({ payment }) => payment.remark),
      column(t('batch.column.order'), (row) => String(orderIdOf(row) ?? '')),
      column(t('batch.column.status'), (row) => sayRow(t, row)),
      column(t('batch.column.reason'), (row) => sayRowWhy(t, row) ?? ''),
      column(t('batch.column.hash'), ({ order }) => order?.txid ?? ''),
      // What a payment cost is known once it was paid; until then there is nothing but an estimate.
      column(t('batch.column.fee'), ({ order }) => order?.real_fee ?? ''),
      column(t('batch.column.feeCoin'), ({ order, payment }) =>
        order?.real_fee === undefined ? '' : payment.feeUnit,
      ),
    ],
    rows,
  );
}
