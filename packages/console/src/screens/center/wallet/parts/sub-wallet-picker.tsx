import type { SubWallet, SubWalletList } from '@mpc/api';
import { Amount, EmptyState, OptionList, SearchField, Stack, StatusTag } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { everySubWallet } from '../../../../shared/selection/selection.rules.ts';

export interface SubWalletPickerProps {
  list: SubWalletList;
  selected: number | null;
  onSelect: (subWallet: SubWallet) => void;
}

/** Chooses a sub-wallet: the pinned first, then the others, narrowed by a part of the name. */
export function SubWalletPicker({ list, selected, onSelect }: SubWalletPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const all = everySubWallet(list);
  const matches = (sub: SubWallet) => sub.sub_wallet_name.toLowerCase().includes(text.trim().toLowerCase());
  const item = (sub: SubWallet) => ({
    id: String(sub.sub_wallet_id),
    title: sub.sub_wallet_name,
    detail: t(sub.sub_wallet_type === 1 ? 'assets.type.asset' : 'assets.type.web3'),
    aside: <Amount kind="short" value={sub.total_usd} />,
    ...(sub.white_status === 1
      ? { marks: <StatusTag tone="success">{t('assets.whitelist')}</StatusTag> }
      : {}),
  });
  const pinned = list.top_sub_wallet_list.filter(matches);
  const others = all.slice(list.top_sub_wallet_list.length).filter(matches);
  const sections = [
    { id: 'pinned', title: t('assets.pinned'), items: pinned.map(item) },
    { id: 'others', title: t('assets.others'), items: others.map(item) },
  ].filter((section) => section.items.length > 0);
  return (
    <Stack gap="s">
      <SearchField label={t('assets.findSubWallet')} value={text} onChange={setText} />
      <OptionList
        label={t('assets.subWallets')}
        sections={sections}
        selected={selected === null ? undefined : String(selected)}
        onSelect={(id) => {
          const sub = all.find((one) => String(one.sub_wallet_id) === id);
          if (sub !== undefined) onSelect(sub);
        }}
        empty={<EmptyState title={t('assets.noMatch')} />}
      />
    </Stack>
  );
}
