import { wallets, type SubWallet, type SubWalletList } from '@mpc/api';
import { Amount, EmptyState, OptionList } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Globe, Vault } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { everySubWallet } from '#shared/selection/selection.rules.ts';
import { SubWalletBadges } from './sub-wallet-badges.tsx';
import { minute } from '#shared/durations.ts';

export interface SubWalletOptionsProps {
  walletId: number;
  /** In the order the server put them. */
  list: SubWalletList;
  selected: number | null;
  onSelect: (subWallet: SubWallet) => void;
}

/** So many are drawn with the screen; the others of a longer list right after, while it can already be used. */
const atOnce = 100;

const icon = { size: 16, strokeWidth: 1.5, role: 'img' } as const;

/** The sub-wallets to choose from, the pinned first, each with what it is worth now. */
export function SubWalletOptions({ walletId, list, selected, onSelect }: SubWalletOptionsProps) {
  const { t } = useTranslation();
  const worth = useQuery({
    ...read(wallets.subWalletWorth, { wallet_id: walletId }),
    refetchInterval: poll(minute),
  });
  const all = everySubWallet(list);
  const drawn = useDeferredValue(all.length, Math.min(all.length, atOnce));
  const worthOf = useMemo(
    () => new Map(worth.data?.map(({ sub_wallet_id, total_usd }) => [sub_wallet_id, total_usd])),
    [worth.data],
  );
  const namesakes = useMemo(() => Map.groupBy(everySubWallet(list), (sub) => sub.sub_wallet_name), [list]);
  const isNamesake = ({ sub_wallet_name }: SubWallet) => (namesakes.get(sub_wallet_name)?.length ?? 0) > 1;
  const item = (sub: SubWallet) => {
    const type = t(sub.sub_wallet_type === 1 ? 'assets.type.asset' : 'assets.type.web3');
    return {
      id: String(sub.sub_wallet_id),
      title: sub.sub_wallet_name,
      icon:
        sub.sub_wallet_type === 1 ? (
          <Vault {...icon} aria-label={type} />
        ) : (
          <Globe {...icon} aria-label={type} />
        ),
      // Two may be called the same.
      detail: sub.alias || (isNamesake(sub) ? String(sub.sub_wallet_id) : undefined),
      aside: <Amount kind="fiat" value={worthOf.get(sub.sub_wallet_id) ?? sub.total_usd} />,
      marks: <SubWalletBadges subWallet={sub} />,
    };
  };
  const pinned = list.top_sub_wallet_list.length;
  return (
    <OptionList
      label={t('assets.subWallets')}
      sections={[
        { id: 'pinned', title: t('assets.pinned'), items: all.slice(0, Math.min(pinned, drawn)).map(item) },
        { id: 'others', title: t('assets.others'), items: all.slice(pinned, drawn).map(item) },
      ]}
      selected={selected === null ? undefined : String(selected)}
      onSelect={(id) => {
        const sub = all.find((one) => String(one.sub_wallet_id) === id);
        if (sub !== undefined) onSelect(sub);
      }}
      empty={<EmptyState title={t('assets.noMatch')}>{t('assets.noMatchDetail')}</EmptyState>}
    />
  );
}
