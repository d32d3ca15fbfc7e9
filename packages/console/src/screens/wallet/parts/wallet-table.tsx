import type { Wallet } from '@mpc/api';
import { Amount, Avatar, Inline, Section, Table, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useWalletStore } from '../../../shared/selection/wallet-store.ts';
import { roleKey } from '../../../shared/session/role.ts';
import { coSignerStatus, walletStatus } from '../wallet-status.ts';

/** Wallets of one kind; a row leads into the wallet. One that is still being created is finished in the app. */
export function WalletTable({ title, wallets }: { title: string; wallets: readonly Wallet[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
      cell: (wallet) => (
        <>
          {wallet.package_name} · <Time at={wallet.package_expire_time} kind="relative" />
        </>
      ),
    },
    {
      key: 'coSigner',
      header: t('wallets.column.coSigner'),
      hideOnPhone: true,
      cell: (wallet) => {
        const look = coSignerStatus[wallet.co_signer_status];
        return <StatusTag tone={look.tone}>{t(look.label)}</StatusTag>;
      },
    },
    {
      key: 'status',
      header: t('wallets.column.status'),
      cell: (wallet) => {
        const look = walletStatus[wallet.wallet_status];
        return <StatusTag tone={look.tone}>{t(look.label)}</StatusTag>;
      },
    },
  ];

  return (
    <Section title={title} note={unfinished ? t('wallets.finishInApp') : undefined}>
      <Table
        label={title}
        columns={columns}
        rows={wallets}
        rowKey={(wallet) => wallet.wallet_id}
        onOpen={unfinished ? undefined : enter}
      />
    </Section>
  );
}

function WalletName({ wallet }: { wallet: Wallet }) {
  return (
    <Inline wrap={false}>
      <Avatar name={wallet.alias || wallet.wallet_name} shape="square" size={28} />
      <span>
        <Text tone="strong">{wallet.alias || wallet.wallet_name}</Text>
        {wallet.alias ? (
          <Text tone="muted" size="label">
            {' '}
            {wallet.wallet_name}
          </Text>
        ) : null}
      </span>
    </Inline>
  );
}
