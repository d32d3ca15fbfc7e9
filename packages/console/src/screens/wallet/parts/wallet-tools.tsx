import { wallets, type Wallet, type WalletAssets } from '@mpc/api';
import { Inline, Stack, type TableColumn } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { client } from '#shared/api/api.ts';
import { ExportProgress } from '#shared/list/export-progress.tsx';
import { ListTools } from '#shared/list/list-tools.tsx';
import type { AnyList } from '#shared/list/use-list.ts';
import { onlyPage, useTableFile } from '#shared/list/use-table-file.ts';

export interface WalletToolsProps {
  list: AnyList;
  columns: readonly TableColumn<Wallet>[];
  query: UseQueryResult<WalletAssets>;
  /** Whose wallets are in sight, as the server is asked for them. */
  type: 0 | 1 | 2;
}

/** What can be done with all wallets that are in sight. */
export function WalletTools({ list, columns, query, type }: WalletToolsProps) {
  // Bills are read wallet by wallet as they come into sight; no file can say which are open.
  const written = columns.filter(({ key }) => key !== 'bill');
  const file = useTableFile(list.name, written, {
    keyOf: ({ wallet_id }) => wallet_id,
    page: async (_, signal) => {
      const { not_complete_list, top_wallet, wallet_list } = await client.call(
        wallets.assets,
        { type },
        { signal },
      );
      return onlyPage([...not_complete_list, ...top_wallet, ...wallet_list]);
    },
  });
  return (
    <Stack>
      <Inline justify="end">
        <ListTools list={list} columns={columns} query={query} file={file} />
      </Inline>
      <ExportProgress file={file} />
    </Stack>
  );
}
