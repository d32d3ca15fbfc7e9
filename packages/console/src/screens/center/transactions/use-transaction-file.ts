import { transactions, type ParamsOf, type TransactionRow } from '@mpc/api';
import { useTranslation } from 'react-i18next';
import { client } from '#shared/api/api.ts';
import { useExport } from '#shared/list/use-export.ts';

/** The file of all transactions that a call would list. */
export function useTransactionFile(params: ParamsOf<typeof transactions.list>) {
  const { t } = useTranslation();
  return useExport('transactions', async () => {
    const { exportColumns } = await import('./export-columns.ts');
    // What comes in meanwhile would push rows from page to page.
    const asked = { ...params, end_time: params.end_time ?? Date.now() };
    return {
      columns: exportColumns(t),
      keyOf: (row: TransactionRow) => `${row.trans_kind} ${row.id}`,
      page: (at, signal) => client.call(transactions.list, { ...asked, ...at }, { signal }),
    };
  });
}
