import { wallets, type Wallet } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useExport, type Exporting } from '#shared/list/use-export.ts';
import { onlyPage } from '#shared/list/use-table-file.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { currentTime } from '#shared/time/server-time.ts';
import type { TeamState } from '../team-list.ts';
import { accessFileColumns } from './access-file.ts';
import { accessRows } from './access.rules.ts';
import { loadAccess } from './load-access.ts';

/** The access matrix as a file, read anew; undefined until the exporter's own role is known. */
export function useAccessFile(state: TeamState, wallet: Wallet | undefined): Exporting | undefined {
  const { t } = useTranslation('teamMember');
  const { t: shell } = useTranslation();
  const exporter = useCommonStore((session) => session.user?.nickname ?? '');
  const file = useExport('team-access', async () => {
    if (wallet === undefined) throw new Error('The role of the exporter is not known');
    const { wallet_id: walletId, wallet_name, role, sign_protect } = wallet;
    const seen = await client.call(wallets.allSubWallets, { wallet_id: walletId });
    const origin = {
      wallet: wallet_name,
      exporter,
      role,
      subWallets: seen.map((sub) => sub.sub_wallet_name),
      filters: {
        ...state,
        subWallet: seen.find((sub) => sub.sub_wallet_id === state.sub)?.sub_wallet_name ?? '',
      },
      at: currentTime(),
    };
    return {
      columns: accessFileColumns(origin, { t, shell }),
      keyOf: (row) => `${row.member.uid}/${row.subWalletId}`,
      page: async (_, signal) =>
        onlyPage(
          accessRows(await loadAccess(state, walletId, signal), {
            isProtected: sign_protect === 1,
            subWalletId: state.sub,
          }),
        ),
    };
  });
  return wallet === undefined ? undefined : file;
}
