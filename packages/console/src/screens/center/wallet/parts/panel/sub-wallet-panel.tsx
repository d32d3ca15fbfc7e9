import { wallets, type SubWallet } from '@mpc/api';
import { Button, FilterChip, Inline, Segmented, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCentre } from '../../use-centre.ts';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { SubWalletOptions } from './sub-wallet-options.tsx';

/** How the sub-wallets may be sorted, each the way people read it. */
const orders = {
  usd: { order_by: 'total_usd', order: 'desc' },
  name: { order_by: 'sub_wallet_name', order: 'asc' },
  newest: { order_by: 'created_at', order: 'desc' },
} as const;

type Order = keyof typeof orders;

const isOrder = (text: string): text is Order => Object.hasOwn(orders, text);

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
  const { said, change } = useCentre();
  const keyword = said('find');
  const by = said('by');
  const few = said('few') === '1';
  const list = useQuery({
    ...read(wallets.subWallets, {
      wallet_id: walletId,
      ...(keyword === '' ? {} : { keyword }),
      ...(few ? { total_usd_min: small } : {}),
      ...(isOrder(by) ? orders[by] : {}),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="s">
      <KeywordField label={t('assets.findSubWallet')} value={keyword} onChange={(find) => change({ find })} />
      <Segmented
        label={t('assets.sort')}
        items={(['', 'usd', 'name', 'newest'] as const).map((id) => ({
          id,
          label: t(id === '' ? 'assets.sortBy.usual' : `assets.sortBy.${id}`),
        }))}
        selected={isOrder(by) ? by : ''}
        onSelect={(id) => change({ by: id })}
      />
      <Inline justify="between">
        <FilterChip pressed={few} onChange={(on) => change({ few: on ? '1' : '' })}>
          {t('assets.hideSmall')}
        </FilterChip>
        <Button
          size="small"
          variant="ghost"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => change({ open: 'create' })}
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
