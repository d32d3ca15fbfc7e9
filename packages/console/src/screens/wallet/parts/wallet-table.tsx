import type { Wallet, WalletAssets } from '@mpc/api';
import { Table, type TableColumn } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import type { ListTable } from '#shared/list/list-view.tsx';

const sections = ['not_complete_list', 'top_wallet', 'wallet_list'] as const;

type Section = (typeof sections)[number];

const hrefOf = (wallet: Wallet) => `${paths.center.wallet.index}?w=${wallet.wallet_id}`;

export interface WalletTableProps extends Pick<ListTable, 'layout' | 'onLayout'> {
  /** By section: which are being created, which stand on top, and the others. */
  wallets: Pick<WalletAssets, Section>;
  columns: readonly TableColumn<Wallet>[];
  /** Others are on their way. */
  loading: boolean;
}

/** All wallets under the names of their sections; a row leads into the wallet. One that is still being created is finished in the app. */
export function WalletTable({ wallets, columns, loading, ...arranged }: WalletTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sectionOf = new Map(
    sections.flatMap((section) => wallets[section].map((wallet) => [wallet, section] as const)),
  );
  const titleOf = (wallet: Wallet) => t(`wallets.section.${sectionOf.get(wallet) ?? 'wallet_list'}`);

  const enter = (wallet: Wallet) => {
    useWalletStore.setState({ wallet: { id: wallet.wallet_id, name: wallet.wallet_name }, subWallet: null });
    void navigate(hrefOf(wallet));
  };

  return (
    <Table
      {...arranged}
      label={t('wallets.title')}
      columns={columns}
      rows={[...sectionOf.keys()]}
      rowKey={(wallet) => wallet.wallet_id}
      groupOf={titleOf}
      groupNote={(group) =>
        group === t('wallets.section.not_complete_list') ? t('wallets.finishInApp') : null
      }
      loading={loading}
      opens={(wallet) => wallet.wallet_status !== 0}
      rowHref={hrefOf}
      onOpen={enter}
    />
  );
}
