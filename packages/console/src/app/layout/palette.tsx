import { wallets as walletCalls, type Wallet } from '@mpc/api';
import { CommandPalette } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { places } from '#shared/navigation/places.tsx';
import { paths } from '#shared/paths.ts';
import { everySubWallet } from '#shared/selection/selection.rules.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';

const recorder = 'recorder';

export interface PaletteProps {
  /** Everything, or only what the wallet switcher offers. */
  only: 'palette' | 'wallets';
  wallets: Wallet[];
  /** The wallet this tab works on. */
  walletId: number | null;
  /** Opens what this browser sent. */
  onRecorder: () => void;
  onClose: () => void;
}

/** Goes to a screen, a wallet or a sub-wallet by typing a part of its name. */
export function Palette({ only, wallets, walletId, onRecorder, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const subWallets = useQuery({
    ...read(walletCalls.subWallets, { wallet_id: walletId ?? 0 }),
    enabled: walletId !== null,
  });
  const subs = subWallets.data === undefined ? [] : everySubWallet(subWallets.data);

  const go = (id: string) => {
    if (id === recorder) return onRecorder();
    onClose();
    const [kind, key] = id.split(':');
    const place = places.find((one) => one.id === key);
    if (kind === 'place' && place !== undefined) void navigate(withSelection(place.href, search));
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
    id: 'places',
    title: t('palette.screens'),
    items: [
      ...places
        .filter((place) => !place.inWallet || walletId !== null)
        .map((place) => ({ id: `place:${place.id}`, label: t(place.label), icon: place.icon })),
      {
        id: recorder,
        label: t('account.recorder'),
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
