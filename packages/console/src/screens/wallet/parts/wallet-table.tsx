import type { Wallet } from '@mpc/api';
import { Amount, Button, Section, Table, type TableColumn } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { paths } from '#shared/paths.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { roleKey } from '#shared/session/role.ts';
import { coSignerStatus } from '../wallet-status.ts';
import { PackageCell, StatusCell, WalletName } from './wallet-cells.tsx';

export interface WalletTableProps {
  title: string;
  wallets: readonly Wallet[];
  /** Others are on their way. */
  loading: boolean;
}

/** Wallets of one kind; a row leads into the wallet. One that is still being created is finished in the app. */
export function WalletTable({ title, wallets, loading }: WalletTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { show } = useOverlayParam();
  const unfinished = wallets.every((wallet) => wallet.wallet_status === 0);

  const enter = (wallet: Wallet) => {
    useWalletStore.setState({ wallet: { id: wallet.wallet_id, name: wallet.wallet_name }, subWallet: null });
    void navigate(`${paths.center.wallet.index}?w=${wallet.wallet_id}`);
  };

  const columns: TableColumn<Wallet>[] = [
    {
      key: 'name',
      header: t('wallets.column.name'),
      isTitle: true,
      cell: (wallet) => <WalletName wallet={wallet} />,
    },
    { key: 'role', header: t('wallets.column.role'), cell: (wallet) => t(roleKey(wallet.role)) },
    {
      key: 'total',
      header: t('wallets.column.total'),
      align: 'end',
      cell: (wallet) => <Amount kind="fiat" value={wallet.wallet_status === 0 ? null : wallet.total_usd} />,
    },
    {
      key: 'subs',
      header: t('wallets.column.subWallets'),
      align: 'end',
      cell: (wallet) => wallet.sub_wallet_count,
    },
    {
      key: 'members',
      header: t('wallets.column.members'),
      align: 'end',
      cell: (wallet) => wallet.member_count,
    },
    {
      key: 'package',
      header: t('wallets.column.package'),
      cell: (wallet) => (wallet.wallet_status === 0 ? null : <PackageCell wallet={wallet} />),
    },
    {
      key: 'coSigner',
      header: t('wallets.column.coSigner'),
      hideOnPhone: true,
      cell: (wallet) => <CodeTag looks={coSignerStatus} code={wallet.co_signer_status} t={t} />,
    },
    {
      key: 'status',
      header: t('wallets.column.status'),
      cell: (wallet) => <StatusCell wallet={wallet} />,
    },
    {
      key: 'actions',
      header: t('wallets.column.actions'),
      headerHidden: true,
      align: 'end',
      cell: (wallet) =>
        unfinished ? (
          <Button
            size="small"
            aria-label={t('wallets.app.continueOf', { name: wallet.wallet_name })}
            onClick={() => show('continue', wallet.wallet_id)}
          >
            {t('wallets.continueInApp')}
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={t('wallets.alias.edit', { name: wallet.wallet_name })}
            onClick={() => show('alias', wallet.wallet_id)}
          >
            {t('wallets.editAlias')}
          </Button>
        ),
    },
  ];

  return (
    <Section title={title} note={unfinished ? t('wallets.finishInApp') : undefined}>
      <Table
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
