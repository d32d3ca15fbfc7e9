import { transactions, type ParamsOf, type TransactionRow } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { fileNames } from '#features/address-check';
import { client } from '#shared/api/api.ts';
import { useExport } from '#shared/list/use-export.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** The file of all transactions that a call would list. */
export function useTransactionFile(params: ParamsOf<typeof transactions.list>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useExport('transactions', async () => {
    const { exportColumns } = await import('./export-columns.ts');
    const { learn, nameOf } = fileNames(queryClient, params.wallet_id);
    // What comes in meanwhile would push rows from page to page.
    const asked = { ...params, end_time: params.end_time ?? currentTime() };
    return {
      columns: exportColumns(t, nameOf),
      keyOf: (row: TransactionRow) => `${row.trans_kind} ${row.id}`,
      page: async (at, signal) => {
        const page = await client.call(transactions.list, { ...asked, ...at }, { signal });
        await learn(page.list.map((row) => row.base_symbol));
        return page;
      },
    };
  });
}
