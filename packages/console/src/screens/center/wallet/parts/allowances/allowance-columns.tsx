import type { SubWallet } from '@mpc/api';
import { Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { ListedAddress, useContractRegistries } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { GrantedCell, grantedText, SpenderCell, TokenCell, UsedCell } from './allowance-cells.tsx';
import type { AllowanceRow } from './allowance-rows.rules.ts';
import { AllowanceSource, RevokeCell } from './allowance-source.tsx';
import type { useAllowances } from './use-allowances.ts';

interface ColumnsOf extends Pick<ReturnType<typeof useAllowances>, 'rows' | 'revocations'> {
  subWallet: SubWallet;
}

const timeText = (at: number | null | undefined) => (at ? new Date(at).toISOString() : '');

/** Of an allowance: who may spend what of which address, how much was granted, when it was used, and the way to end it. */
export function useAllowanceColumns({ subWallet, rows = [], revocations }: ColumnsOf) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const { t: words } = useTranslation('btcAddress');
  const { wallet_id: walletId, sub_wallet_id: subWalletId } = subWallet;
  // Without rows there is nothing to name.
  const registryOf = useContractRegistries({
    walletId,
    subWalletId: rows.length === 0 ? null : subWalletId,
  });
  return useMemo((): TableColumn<AllowanceRow>[] => {
    const known = { registryOf, subWalletId };
    return [
      {
        key: 'spender',
        header: words('allowances.spender'),
        isTitle: true,
        card: 'about',
        // As wide as the letters; the picture stands in front of them where there is room.
        minWidth: 160,
        cell: (row) => <SpenderCell row={row} {...known} />,
        text: ({ spender }) => spender,
      },
      {
        key: 'token',
        header: words('allowances.token'),
        card: 'lead',
        minWidth: 120,
        cell: (row) => <TokenCell row={row} {...known} />,
        text: ({ coin, contract, baseSymbol }) =>
          coin ?? [registryOf(baseSymbol)?.name(contract), contract].filter(Boolean).join(' · '),
      },
      {
        key: 'amount',
        header: words('allowances.amount'),
        align: 'end',
        card: 'state',
        cell: (row) => <GrantedCell row={row} registryOf={registryOf} />,
        text: (row) => grantedText(row, registryOf, words),
      },
      {
        key: 'granted',
        priority: 2,
        header: words('allowances.granted'),
        align: 'end',
        sortable: true,
        cell: ({ at }) => (at === 0 ? null : <Time at={at} kind="relative" />),
        text: ({ at }) => timeText(at),
      },
      {
        key: 'used',
        priority: 1,
        header: words('allowances.used'),
        align: 'end',
        sortable: true,
        cell: ({ usedAt }) => <UsedCell usedAt={usedAt} />,
        text: ({ usedAt }) => (usedAt === null ? words('allowances.unused') : timeText(usedAt)),
      },
      {
        key: 'owner',
        priority: 3,
        header: words('allowances.from'),
        // As wide as the picture with the letters.
        minWidth: 196,
        cell: ({ owner, baseSymbol }) => (
          <ListedAddress
            address={owner}
            baseSymbol={baseSymbol}
            subWalletId={subWalletId}
            label={words('allowances.from')}
          />
        ),
        text: ({ owner }) => owner,
      },
      {
        key: 'source',
        header: words('allowances.source'),
        minWidth: 128,
        cell: ({ source }) => <AllowanceSource source={source} />,
        text: ({ source }) =>
          source.kind === 'order'
            ? words('allowances.of', { id: source.allowance.order.id })
            : words(`allowances.${source.kind}`),
      },
      {
        key: 'actions',
        fixed: 'end',
        header: t('assets.column.actions'),
        headerHidden: true,
        align: 'end',
        cell: ({ source }) =>
          source.kind === 'order' ? (
            <RevokeCell
              allowance={source.allowance}
              subWallet={subWallet}
              revocation={revocations?.get(source.allowance.key)}
            />
          ) : null,
      },
    ];
  }, [t, words, registryOf, subWallet, subWalletId, revocations]);
}
