import type { Coin, SubWallet } from '@mpc/api';
import { Button, CoinIcon, Menu, Segmented } from '@mpc/ui';
import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import type { addressesList } from '../../centre-lists.ts';
import { NewAddressButton } from '../receive/new-address-button.tsx';

const types = ['all', 'user', 'system'] as const;

export interface AddressFiltersProps {
  subWallet: SubWallet;
  coins: readonly Coin[];
  coin: Coin;
  list: UsedList<typeof addressesList>;
}

/** Which addresses are shown, and the way to one more. */
export function AddressFilters({ subWallet, coins, coin, list }: AddressFiltersProps) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const { show } = useOverlayParam();
  const { state, change } = list;
  return (
    <ListFilters list={list}>
      <Menu
        label={t('assets.column.coin')}
        trigger={
          <Button
            icon={<ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />}
            aria-label={t('btcAddress:addresses.ofCoin', { coin: coinName(coin) })}
          >
            {coinName(coin)}
          </Button>
        }
        items={coins.map((one) => ({
          id: one.symbol,
          label: coinName(one),
          icon: <CoinIcon symbol={one.symbol_alias} size={16} />,
        }))}
        selected={coin.symbol}
        onAction={(symbol) => change({ coin: symbol })}
      />
      <Segmented
        label={t('btcAddress:addresses.type')}
        items={types.map((id) => ({ id, label: t(`btcAddress:addresses.types.${id}`) }))}
        selected={state.type ?? 'all'}
        onSelect={(id) => change({ type: id === 'all' ? null : id })}
      />
      <KeywordField label={t('btcAddress:addresses.find')} value={state.q} onChange={(q) => change({ q })} />
      <NewAddressButton
        subWallet={subWallet}
        coin={coin}
        size="small"
        onMade={({ address }) => show('address', address)}
      />
    </ListFilters>
  );
}
