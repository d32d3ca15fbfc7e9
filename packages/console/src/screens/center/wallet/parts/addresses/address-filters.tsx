import type { Coin, SubWallet } from '@mpc/api';
import { Segmented } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
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
  const selects = useSelects<'coin'>(
    {
      isMultiple: () => false,
      chosen: () => [coin.symbol],
      choose: (_, [symbol = '']) => change({ coin: symbol }),
    },
    [{ name: 'coin', label: t('assets.column.coin'), isRequired: true }],
  );
  return (
    <ListFilters list={list}>
      <SelectFilters filters={selects} options={{ coin: coins.map((one) => coinOption(one)) }} />
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
