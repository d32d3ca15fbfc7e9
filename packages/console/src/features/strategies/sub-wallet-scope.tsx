import { wallets, type DataOf } from '@mpc/api';
import { Select, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useRefusedSubWallets } from '#shared/selection/refused-sub-wallets.ts';
import { useSelection } from '#shared/selection/use-selection.ts';

type Named = DataOf<typeof wallets.allSubWallets>[number];

/** The sub-wallets of a wallet by name. */
export const subWalletsOf = (walletId: number) => read(wallets.allSubWallets, { wallet_id: walletId });

export interface SubWalletScopeProps {
  /** Stands there where the person sees no sub-wallet. */
  none: ReactNode;
  /** `picker` chooses another sub-wallet. */
  children: (subWallet: Named, picker: ReactNode) => ReactNode;
}

/** What is about the sub-wallet that this tab works on: the first one where none is chosen yet. */
export function SubWalletScope({ none, children }: SubWalletScopeProps) {
  const { t } = useTranslation('strategyEngine');
  const { walletId, subWalletId, selectSubWallet } = useSelection();
  const names = useQuery({ ...subWalletsOf(walletId ?? 0), enabled: walletId !== null });
  const refused = useRefusedSubWallets(({ ids }) => ids);
  const first = names.data?.find((one) => !refused.has(one.sub_wallet_id));
  useEffect(() => {
    if (subWalletId === null && first !== undefined)
      selectSubWallet({ id: first.sub_wallet_id, name: first.sub_wallet_name }, { replace: true });
  }, [subWalletId, first, selectSubWallet]);
  return (
    <QueryView query={names} skeleton={<Skeleton shape="cards" />}>
      {(all) => {
        const chosen = all.find((one) => one.sub_wallet_id === subWalletId);
        if (chosen === undefined) return first === undefined || subWalletId !== null ? none : null;
        const picker = (
          <Select
            label={t('scope.subWallet')}
            options={all.map((one) => ({ id: String(one.sub_wallet_id), label: one.sub_wallet_name }))}
            value={String(chosen.sub_wallet_id)}
            onChange={(id) => {
              const next = all.find((one) => String(one.sub_wallet_id) === id);
              if (next !== undefined) selectSubWallet({ id: next.sub_wallet_id, name: next.sub_wallet_name });
            }}
          />
        );
        return children(chosen, picker);
      }}
    </QueryView>
  );
}
