import { wallets, type SubWallet } from '@mpc/api';
import { Button, FilterChip, Inline, Segmented, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { useList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { subWalletsList } from '../../centre-lists.ts';
import { SubWalletOptions } from './sub-wallet-options.tsx';

/** How the sub-wallets may be sorted, each the way people read it. */
const orders = {
  usd: { order_by: 'total_usd', order: 'desc' },
  name: { order_by: 'sub_wallet_name', order: 'asc' },
  newest: { order_by: 'created_at', order: 'desc' },
} as const;

/** Worth less than this many US dollars counts as small. */
const small = '1';

export interface SubWalletPanelProps {
  walletId: number;
  selected: number | null;
  onSelect: (subWallet: SubWallet) => void;
}

/** Chooses a sub-wallet. What is searched, sorted and left out is asked of the server. */
export function SubWalletPanel({ walletId, selected, onSelect }: SubWalletPanelProps) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const { state, change } = useList(subWalletsList);
  const list = useQuery({
    ...read(wallets.subWallets, {
      wallet_id: walletId,
      ...omitEmpty({ keyword: state.find, total_usd_min: state.few ? small : null }),
      ...(state.by === null ? {} : orders[state.by]),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="s">
      <KeywordField
        label={t('assets.findSubWallet')}
        value={state.find}
        onChange={(find) => change({ find })}
      />
      <Segmented
        label={t('assets.sort')}
        items={(['usual', 'usd', 'name', 'newest'] as const).map((id) => ({
          id,
          label: t(`assets.sortBy.${id}`),
        }))}
        selected={state.by ?? 'usual'}
        onSelect={(id) => change({ by: id === 'usual' ? null : id })}
      />
      <Inline justify="between">
        <FilterChip pressed={state.few} onChange={(few) => change({ few })}>
          {t('assets.hideSmall')}
        </FilterChip>
        <Button
          size="small"
          variant="ghost"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => show('create')}
        >
          {t('assets.create')}
        </Button>
      </Inline>
      <QueryView query={list} skeleton={<Skeleton shape="rows" count={6} />}>
        {(data) => (
          <SubWalletOptions walletId={walletId} list={data} selected={selected} onSelect={onSelect} />
        )}
      </QueryView>
    </Stack>
  );
}
