import type { Coin, SubWallet } from '@mpc/api';
import { Button, CoinIcon, FilterBar, Menu, Segmented } from '@mpc/ui';
import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { useOpen } from '#shared/open/use-open.ts';
import { NewAddressButton } from '../receive/new-address-button.tsx';

const types = ['', 'user', 'system'] as const;

export interface AddressFiltersProps {
  subWallet: SubWallet;
  coins: readonly Coin[];
  coin: Coin;
  keyword: string;
  type: string;
  onChange: (part: { coin?: string; q?: string; type?: string }) => void;
  /** Given while something is narrowed. */
  onReset: (() => void) | undefined;
}

/** Which addresses are shown, and the way to one more. */
export function AddressFilters(props: AddressFiltersProps) {
  const { subWallet, coins, coin, keyword, type, onChange, onReset } = props;
  const { t } = useTranslation();
  const { show } = useOpen();
  return (
    <FilterBar onReset={onReset}>
      <Menu
        label={t('assets.column.coin')}
        trigger={
          <Button
            icon={<ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />}
            aria-label={t('addresses.ofCoin', { coin: coinName(coin) })}
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
        onAction={(symbol) => onChange({ coin: symbol })}
      />
      <Segmented
        label={t('addresses.type')}
        items={types.map((id) => ({ id, label: t(`addresses.types.${id === '' ? 'all' : id}`) }))}
        selected={types.find((one) => one === type) ?? ''}
        onSelect={(id) => onChange({ type: id })}
      />
      <KeywordField label={t('addresses.find')} value={keyword} onChange={(q) => onChange({ q })} />
      <NewAddressButton
        subWallet={subWallet}
        coin={coin}
        size="small"
        onMade={({ address }) => show('address', address)}
      />
    </FilterBar>
  );
}
