import { wallets as walletCalls, type Wallet } from '@mpc/api';
import { CommandPalette, type CommandGroup, listNames, useLanguage } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { destinations } from '#shared/navigation/destinations.tsx';
import { paths } from '#shared/paths.ts';
import { everySubWallet } from '#shared/selection/selection.rules.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import type { PaletteItem } from './palette-item.ts';
import { useActions } from './use-actions.tsx';
import { useFound } from './use-found.ts';
import { useFoundHere } from './use-found-here.ts';
import { useRecent } from './use-recent.ts';

const activity = 'activity';
const retrying = 'retry';

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

interface Group extends CommandGroup {
  items: readonly PaletteItem[];
}

/** Opens a form, a screen, a wallet, an order or an address by typing a part of its name. It decides and sends nothing. */
export function Palette({ only, wallets, walletId, onActivity, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { subWalletId } = useSelection();
  const [query, setQuery] = useState('');
  const isEverything = only === 'palette';
  const subWallets = useQuery({
    ...read(walletCalls.subWallets, { wallet_id: walletId ?? 0 }),
    enabled: walletId !== null,
  });
  const subs = subWallets.data === undefined ? [] : everySubWallet(subWallets.data);
  const here = subs.find((one) => one.sub_wallet_id === subWalletId) ?? subs[0] ?? null;
  const actions = useActions(isEverything ? walletId : null, isEverything ? here : null);
  const sources = {
    ...useFound(isEverything ? walletId : null, query),
    ...useFoundHere({ walletId, subWallets: subs, here }, isEverything ? query : ''),
  };
  const { recent, remember } = useRecent();

  const screens: PaletteItem[] = [
    ...destinations
      .filter((destination) => !destination.inWallet || walletId !== null)
      .map(({ id, label, href, icon }) => ({
        id: `screen:${id}`,
        label: t(label),
        icon,
        href: withSelection(href, search),
      })),
    {
      id: activity,
      label: t('account.activity'),
      icon: <ScrollText size={16} strokeWidth={1.5} aria-hidden />,
      href: '',
    },
  ];
  const searches: [keyof typeof sources, title: string][] = isEverything
    ? [
        ['elsewhere', t('palette.elsewhere')],
        ['orders', t('palette.orders')],
        ['entries', t('palette.entries')],
        ['personal', t('nav.personalBook')],
        ['recipients', t('palette.recipients')],
        ['own', t('palette.own')],
      ]
    : [];
  const failed = searches.filter(([id]) => sources[id].failed !== null);
  // One line for all that failed, which one press asks again.
  const retry: Group = {
    id: retrying,
    title: listNames(
      failed.map(([, title]) => title),
      language,
      'commas',
    ),
    items: [
      {
        id: retrying,
        label: t('palette.failed'),
        detail: t('palette.retry'),
        keywords: query,
        icon: <RotateCw size={16} strokeWidth={1.5} aria-hidden />,
        href: '',
      },
    ],
  };
  const groups: Group[] = [
    // What was opened lately is for who has typed nothing yet; after that it is found where it is.
    ...(isEverything && query === '' ? [{ id: 'recent', title: t('palette.recent'), items: recent }] : []),
    ...(isEverything ? [{ id: 'screens', title: t('palette.screens'), items: screens }] : []),
    {
      id: 'wallets',
      title: t('palette.wallets'),
      items: wallets.map((wallet) => ({
        id: `wallet:${wallet.wallet_id}`,
        label: wallet.alias || wallet.wallet_name,
        ...(wallet.alias ? { detail: wallet.wallet_name } : {}),
        href: `${paths.center.wallet.index}?w=${wallet.wallet_id}`,
      })),
    },
    {
      id: 'subs',
      title: t('palette.subWallets'),
      items: subs.map((sub) => ({
        id: `sub:${sub.sub_wallet_id}`,
        label: sub.sub_wallet_name,
        detail: sub.alias || undefined,
        href: `${paths.center.wallet.index}?w=${sub.wallet_id}&s=${sub.sub_wallet_id}`,
      })),
    },
    ...(isEverything
      ? [
          { id: 'actions', title: t('palette.actions'), items: actions },
          ...searches.map(([id, title]) => ({ id, title, items: sources[id].items })),
          ...(failed.length === 0 ? [] : [retry]),
        ]
      : []),
  ];

  const go = (id: string): boolean => {
    if (id === activity) {
      onActivity();
      return false;
    }
    if (id === retrying) {
      for (const [source] of failed) void sources[source].failed?.refetch();
      return false;
    }
    const item = groups.flatMap(({ items }) => items).find((one) => one.id === id);
    if (item === undefined) return true;
    const [kind, key] = id.replace(/^recent:/, '').split(':');
    const wallet = wallets.find((one) => String(one.wallet_id) === key);
    if (kind === 'wallet' && wallet !== undefined)
      useWalletStore.setState({
        wallet: { id: wallet.wallet_id, name: wallet.wallet_name },
        subWallet: null,
      });
    const sub = subs.find((one) => String(one.sub_wallet_id) === key);
    if (kind === 'sub' && sub !== undefined)
      useWalletStore.setState({ subWallet: { id: sub.sub_wallet_id, name: sub.sub_wallet_name } });
    if (item.isFleeting !== true) remember(item);
    void navigate(item.href);
    return true;
  };

  return (
    <CommandPalette
      open
      onClose={onClose}
      placeholder={t(isEverything ? 'palette.find' : 'palette.findWallet')}
      groups={groups}
      query={query}
      onQuery={setQuery}
      onSelect={go}
      empty={t(
        Object.values(sources).some(({ isLoading }) => isLoading) ? 'palette.searching' : 'palette.empty',
      )}
    />
  );
}
