import { transactions, type TransactionRow } from '@mpc/api';
import { useTranslation } from 'react-i18next';
import { client } from '#shared/api/api.ts';
import { useExport } from '#shared/export/use-export.ts';
import type { TransactionQuestion } from './filter-params.rules.ts';

/** The file of all transactions that a question matches. */
export function useTransactionFile(question: TransactionQuestion) {
  const { t } = useTranslation();
  return useExport('transactions', async () => {
    const { exportColumns } = await import('./export-columns.ts');
    // What comes in meanwhile would push rows from page to page.
    const asked = { ...question, end_time: question.end_time ?? Date.now() };
    return {
      columns: exportColumns(t),
      keyOf: (row: TransactionRow) => `${row.trans_kind} ${row.id}`,
      page: (at, signal) => client.call(transactions.list, { ...asked, ...at }, { signal }),
    };
  });
}
