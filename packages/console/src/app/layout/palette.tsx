import { wallets as walletCalls, type Wallet } from '@mpc/api';
import { CommandPalette } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { destinations } from '#shared/navigation/destinations.tsx';
import { paths } from '#shared/paths.ts';
import { everySubWallet } from '#shared/selection/selection.rules.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';

const activity = 'activity';

export interface PaletteProps {
  /** Everything, or only what the wallet switcher offers. */
  only: 'palette' | 'wallets';
  wallets: Wallet[];
  /** The wallet this tab works on. */
  walletId: number | null;
  /** Opens what this browser sent. */
  onActivity: () => void;
  onClose: () => void;
}

/** Goes to a screen, a wallet or a sub-wallet by typing a part of its name. */
export function Palette({ only, wallets, walletId, onActivity, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const subWallets = useQuery({
    ...read(walletCalls.subWallets, { wallet_id: walletId ?? 0 }),
    enabled: walletId !== null,
  });
  const subs = subWallets.data === undefined ? [] : everySubWallet(subWallets.data);

  const go = (id: string) => {
    if (id === activity) return onActivity();
    onClose();
    const [kind, key] = id.split(':');
    const destination = destinations.find((one) => one.id === key);
    if (kind === 'screen' && destination !== undefined)
      void navigate(withSelection(destination.href, search));
    const wallet = wallets.find((one) => String(one.wallet_id) === key);
    if (kind === 'wallet' && wallet !== undefined) {
      useWalletStore.setState({
        wallet: { id: wallet.wallet_id, name: wallet.wallet_name },
        subWallet: null,
      });
      void navigate(`${paths.center.wallet.index}?w=${wallet.wallet_id}`);
    }
    const sub = subs.find((one) => String(one.sub_wallet_id) === key);
    if (kind === 'sub' && sub !== undefined) {
      useWalletStore.setState({ subWallet: { id: sub.sub_wallet_id, name: sub.sub_wallet_name } });
      void navigate(`${paths.center.wallet.index}?w=${sub.wallet_id}&s=${sub.sub_wallet_id}`);
    }
  };

  const screens = {
    id: 'screens',
    title: t('palette.screens'),
    items: [
      ...destinations
        .filter((destination) => !destination.inWallet || walletId !== null)
        .map((destination) => ({
          id: `screen:${destination.id}`,
          label: t(destination.label),
          icon: destination.icon,
        })),
      {
        id: activity,
        label: t('account.activity'),
        icon: <ScrollText size={16} strokeWidth={1.5} aria-hidden />,
      },
    ],
  };
  const walletGroup = {
    id: 'wallets',
    title: t('palette.wallets'),
    items: wallets.map((wallet) => ({
      id: `wallet:${wallet.wallet_id}`,
      label: wallet.alias || wallet.wallet_name,
      ...(wallet.alias ? { detail: wallet.wallet_name } : {}),
    })),
  };
  const subGroup = {
    id: 'subs',
    title: t('palette.subWallets'),
    items: subs.map((sub) => ({
      id: `sub:${sub.sub_wallet_id}`,
      label: sub.sub_wallet_name,
      detail: sub.alias || undefined,
    })),
  };
  return (
    <CommandPalette
      open
      onClose={onClose}
      placeholder={t(only === 'palette' ? 'palette.find' : 'palette.findWallet')}
      groups={only === 'palette' ? [screens, walletGroup, subGroup] : [walletGroup, subGroup]}
      onSelect={go}
      empty={t('palette.empty')}
    />
  );
}
