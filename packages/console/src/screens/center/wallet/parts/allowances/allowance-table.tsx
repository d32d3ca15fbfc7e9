import type { SubWallet } from '@mpc/api';
import { Table, Time, type TableColumn, type TableProps } from '@mpc/ui';
import { useMemo } from 'react';
import { ListedAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { GrantedCell, SpenderCell, TokenCell } from './allowance-cells.tsx';
import type { AllowanceRow } from './allowance-rows.rules.ts';
import { AllowanceSource, RevokeButton } from './allowance-source.tsx';

interface AllowanceTableProps extends Pick<
  TableProps<AllowanceRow>,
  'rows' | 'layout' | 'onLayout' | 'empty'
> {
  subWallet: SubWallet;
}

/** Allowances, the latest first: who may spend what of which address, how much was granted, and the way to end it. */
export function AllowanceTable({ subWallet, ...props }: AllowanceTableProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const columns = useMemo((): TableColumn<AllowanceRow>[] => {
    const subWalletId = subWallet.sub_wallet_id;
    return [
      {
        key: 'spender',
        header: t('btcAddress:allowances.spender'),
        isTitle: true,
        card: 'about',
        // As wide as the picture with the letters.
        minWidth: 196,
        cell: (row) => <SpenderCell row={row} subWalletId={subWalletId} />,
      },
      {
        key: 'token',
        header: t('btcAddress:allowances.token'),
        card: 'lead',
        minWidth: 112,
        cell: (row) => <TokenCell row={row} subWalletId={subWalletId} />,
      },
      {
        key: 'amount',
        header: t('btcAddress:allowances.amount'),
        align: 'end',
        card: 'state',
        cell: (row) => <GrantedCell row={row} subWalletId={subWalletId} />,
      },
      {
        key: 'granted',
        priority: 2,
        header: t('btcAddress:allowances.granted'),
        align: 'end',
        cell: ({ at }) => (at === 0 ? null : <Time at={at} kind="relative" />),
      },
      {
        key: 'owner',
        priority: 3,
        header: t('btcAddress:allowances.from'),
        // As wide as the picture with the letters.
        minWidth: 196,
        cell: ({ owner, baseSymbol }) => (
          <ListedAddress
            address={owner}
            baseSymbol={baseSymbol}
            subWalletId={subWalletId}
            label={t('btcAddress:allowances.from')}
          />
        ),
      },
      {
        key: 'source',
        header: t('btcAddress:allowances.source'),
        minWidth: 128,
        cell: ({ source }) => <AllowanceSource source={source} />,
      },
      {
        key: 'actions',
        fixed: 'end',
        header: t('assets.column.actions'),
        headerHidden: true,
        align: 'end',
        cell: ({ source }) =>
          source.kind === 'order' ? (
            <RevokeButton allowance={source.allowance} subWallet={subWallet} />
          ) : null,
      },
    ];
  }, [t, subWallet]);
  return <Table {...props} columns={columns} label={t('assets.tab.allowances')} rowKey={({ key }) => key} />;
}
