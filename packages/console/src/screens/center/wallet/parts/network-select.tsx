import { wallets } from '@mpc/api';
import { FilterSelect } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';

export interface NetworkSelectProps {
  walletId: number;
  /** The main coin of a network; empty for all. */
  value: string;
  defaultOpen?: boolean;
  onChange: (symbol: string) => void;
}

/** Narrows a list to one of the networks the wallet has opened. */
export function NetworkSelect({ walletId, value, defaultOpen = false, onChange }: NetworkSelectProps) {
  const { t } = useTranslation();
  const networks = useQuery({
    ...read(wallets.networks, { wallet_id: walletId }),
    staleTime: 5 * 60_000,
  });
  const options = (networks.data?.open_main_chain ?? []).map(({ symbol, coin_net }) => ({
    id: symbol,
    label: coin_net,
  }));
  const isListed = value === '' || options.some(({ id }) => id === value);
  return (
    <FilterSelect
      label={t('assets.network')}
      defaultOpen={defaultOpen}
      options={isListed ? options : [...options, { id: value, label: value }]}
      value={value === '' ? [] : [value]}
      onChange={([symbol = '']) => onChange(symbol)}
    />
  );
}
