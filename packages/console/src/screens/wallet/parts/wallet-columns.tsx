import type { Wallet } from '@mpc/api';
import { Amount, Button, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { roleKey } from '#shared/session/role.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { usePhone } from '#shared/use-media.ts';
import { coSignerStatus, walletStatus } from '../wallet-looks.ts';
import { PackageCell, StatusCell, UnpaidTag, WalletName } from './wallet-cells.tsx';

/** The columns of wallets of any kind; a person chooses among them and puts them in order. */
export function useWalletColumns() {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const isPhone = usePhone();
  return useMemo(
    (): TableColumn<Wallet>[] => [
      {
        key: 'name',
        header: t('wallets.column.name'),
        isTitle: true,
        card: 'lead',
        minWidth: 160,
        text: ({ alias, wallet_name }) => (alias === '' ? wallet_name : `${alias} (${wallet_name})`),
        cell: (wallet) => <WalletName wallet={wallet} />,
      },
      {
        key: 'role',
        priority: 3,
        header: t('wallets.column.role'),
        hideOnPhone: true,
        cell: (wallet) => t(roleKey(wallet.role)),
      },
      {
        key: 'total',
        header: t('wallets.column.total'),
        align: 'end',
        card: 'state',
        text: ({ wallet_status, total_usd }) => (wallet_status === 0 ? '' : total_usd),
        cell: (wallet) => <Amount kind="fiat" value={wallet.wallet_status === 0 ? null : wallet.total_usd} />,
      },
      {
        key: 'subs',
        priority: 3,
        header: t('wallets.column.subWallets'),
        align: 'end',
        hideOnPhone: true,
        cell: (wallet) => wallet.sub_wallet_count,
      },
      {
        key: 'members',
        priority: 3,
        header: t('wallets.column.members'),
        align: 'end',
        hideOnPhone: true,
        cell: (wallet) => wallet.member_count,
      },
      {
        key: 'package',
        priority: 1,
        card: 'about',
        minWidth: 196,
        header: t('wallets.column.package'),
        text: ({ wallet_status, package_name, package_expire_time }) =>
          wallet_status === 0
            ? ''
            : `${package_name} (${new Date(package_expire_time).toISOString().slice(0, 10)})`,
        cell: (wallet) => (wallet.wallet_status === 0 ? null : <PackageCell wallet={wallet} />),
      },
      {
        key: 'bill',
        minWidth: 212,
        header: t('wallets.column.bill'),
        cell: (wallet) => {
          const bill = wallet.wallet_status === 0 ? null : <UnpaidTag walletId={wallet.wallet_id} />;
          // Bills come after the rows, whose columns keep their place.
          return isPhone ? bill : <div style={{ minWidth: 'min(256px, 18vw)' }}>{bill}</div>;
        },
      },
      {
        key: 'coSigner',
        priority: 2,
        header: t('wallets.column.coSigner'),
        hideOnPhone: true,
        text: ({ co_signer_status }) => codeWords(coSignerStatus, co_signer_status, t),
        cell: (wallet) => <CodeTag looks={coSignerStatus} code={wallet.co_signer_status} t={t} />,
      },
      {
        key: 'status',
        card: 'note',
        header: t('wallets.column.status'),
        text: ({ wallet_status }) => codeWords(walletStatus, wallet_status, t),
        cell: (wallet) => <StatusCell wallet={wallet} />,
      },
      {
        key: 'actions',
        fixed: 'end',
        header: t('wallets.column.actions'),
        headerHidden: true,
        align: 'end',
        cell: (wallet) =>
          wallet.wallet_status === 0 ? (
            <Button
              size="small"
              aria-label={t('wallets.continueOf', { name: wallet.wallet_name })}
              onClick={() => show('continue', wallet.wallet_id)}
            >
              {t('wallets.continueInApp')}
            </Button>
          ) : (
            <Button
              size="small"
              aria-label={t('wallets.editAliasOf', { name: wallet.wallet_name })}
              onClick={() => show('alias', wallet.wallet_id)}
            >
              {t('wallets.editAlias')}
            </Button>
          ),
      },
    ],
    [t, show, isPhone],
  );
}
