import type { Wallet } from '@mpc/api';
import { Section, Table, type TableColumn } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import type { ListTable } from '#shared/list/list-view.tsx';

export interface WalletTableProps extends Pick<ListTable, 'layout' | 'onLayout'> {
  title: string;
  wallets: readonly Wallet[];
  columns: readonly TableColumn<Wallet>[];
  /** Others are on their way. */
  loading: boolean;
}

/** Wallets of one kind; a row leads into the wallet. One that is still being created is finished in the app. */
export function WalletTable({ title, wallets, columns, loading, ...arranged }: WalletTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const unfinished = wallets.every((wallet) => wallet.wallet_status === 0);

  const enter = (wallet: Wallet) => {
    useWalletStore.setState({ wallet: { id: wallet.wallet_id, name: wallet.wallet_name }, subWallet: null });
    void navigate(`${paths.center.wallet.index}?w=${wallet.wallet_id}`);
  };

  return (
    <Section title={title} note={unfinished ? t('wallets.finishInApp') : undefined}>
      <Table
        {...arranged}
        // The section around it bears the title.
        label={`${t('wallets.title')}: ${title}`}
        columns={columns}
        rows={wallets}
        rowKey={(wallet) => wallet.wallet_id}
        loading={loading}
        onOpen={unfinished ? undefined : enter}
      />
    </Section>
  );
}
