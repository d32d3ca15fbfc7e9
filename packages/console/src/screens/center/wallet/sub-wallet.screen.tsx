import type { SubWallet, SubWalletList } from '@mpc/api';
import { Button, EmptyState, Page, Skeleton, SplitPane } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRefusedSubWallets } from '#shared/selection/refused-sub-wallets.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { subWalletToSelect } from '#shared/selection/selection.rules.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { SubWalletSwitcher } from './parts/panel/sub-wallet-switcher.tsx';
import { SubWalletDrawers } from './parts/sub-wallet-drawers.tsx';
import { SubWalletView } from './parts/sub-wallet-view.tsx';
import { WalletDrawers } from './parts/wallet-drawers.tsx';
import { subWalletsOf } from './sub-wallet-first.ts';

/** The main work screen: sub-wallets at the left, what the selected one holds at the right. */
export function SubWalletScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const { show } = useOverlayParam();
  const list = useQuery({
    ...subWalletsOf(walletId ?? 0),
    enabled: walletId !== null,
  });
  return (
    <>
      <QueryView query={list} skeleton={<Skeleton shape="cards" />}>
        {(data) =>
          data.top_sub_wallet_list.length + data.sub_wallet_list.length === 0 ? (
            <Page title={t('nav.assets')}>
              <EmptyState
                title={t('assets.noSubWallet')}
                action={<Button onClick={() => show('create')}>{t('assets.create')}</Button>}
              >
                {t('assets.noSubWalletDetail')}
              </EmptyState>
            </Page>
          ) : (
            <Selected list={data} walletId={walletId ?? 0} />
          )
        }
      </QueryView>
      <WalletDrawers />
    </>
  );
}

function Selected({ list, walletId }: { list: SubWalletList; walletId: number }) {
  const { t } = useTranslation();
  const { subWalletId, selectSubWallet } = useSelection();
  const { open } = useOverlayParam();
  const refused = useRefusedSubWallets(({ ids }) => ids);
  const selected = subWalletToSelect(list, subWalletId, refused);

  useEffect(() => {
    // Only where none is chosen, and never under an open form: the form would pay from another sub-wallet.
    if (subWalletId === null && selected !== null && open === null) {
      selectSubWallet({ id: selected.sub_wallet_id, name: selected.sub_wallet_name }, { replace: true });
    }
  }, [subWalletId, selected, open, selectSubWallet]);

  useEffect(() => {
    if (selected === null || useWalletStore.getState().subWallet?.id === selected.sub_wallet_id) return;
    useWalletStore.setState({ subWallet: { id: selected.sub_wallet_id, name: selected.sub_wallet_name } });
  }, [selected]);

  const choose = (sub: SubWallet) => selectSubWallet({ id: sub.sub_wallet_id, name: sub.sub_wallet_name });
  return (
    <SplitPane
      sideLabel={t('assets.subWallets')}
      sideWidth="clamp(240px, 20vw, 256px)"
      side={<SubWalletSwitcher walletId={walletId} selected={selected} onSelect={choose} />}
    >
      {selected === null ? (
        <EmptyState title={t('assets.gone')}>{t('assets.goneDetail')}</EmptyState>
      ) : (
        <>
          <SubWalletView key={selected.sub_wallet_id} subWallet={selected} />
          <SubWalletDrawers subWallet={selected} />
        </>
      )}
    </SplitPane>
  );
}
