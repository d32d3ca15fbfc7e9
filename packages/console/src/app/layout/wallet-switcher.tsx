import type { Wallet } from '@mpc/api';
import { Avatar, SideNavigationSwitcher } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { roleKey } from '#shared/session/role.ts';

/** On top of the navigation: which wallet this tab acts on. */
export function WalletSwitcher({ wallet, onOpen }: { wallet: Wallet; onOpen: () => void }) {
  const { t } = useTranslation();
  const subWallet = useWalletStore((state) => state.subWallet);
  const name = wallet.alias || wallet.wallet_name;
  return (
    <SideNavigationSwitcher
      avatar={<Avatar name={name} shape="square" size={28} />}
      title={name}
      detail={[t(roleKey(wallet.role)), subWallet?.name].filter(Boolean).join(' · ')}
      aria-description={t('frame.switchWallet')}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
