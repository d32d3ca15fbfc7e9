import { coldWallet } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { AddressSummary, type AddressSummaryProps } from './address-summary.tsx';

interface TierAddressProps extends Pick<
  AddressSummaryProps,
  'address' | 'label' | 'baseSymbol' | 'subWalletId' | 'isListed'
> {
  walletId: number;
  /** What it is called as a contract of the wallet. */
  name: string;
}

/** Where a coin lies in a cold wallet: one of the wallet's contracts is called so, every other address is looked up. */
export function TierAddress({ walletId, name, ...about }: TierAddressProps) {
  const { baseSymbol } = about;
  const { data = [] } = useQuery({
    ...read(coldWallet.addresses, { wallet_id: walletId, status: 1 }),
    staleTime: minute,
  });
  const key = addressKey(baseSymbol, about.address);
  const isOwn = data.some(
    ({ base_symbol, warm_address, cold_address }) =>
      base_symbol === baseSymbol &&
      [warm_address, cold_address].some((one) => one !== '' && addressKey(baseSymbol, one) === key),
  );
  return <AddressSummary {...about} {...(isOwn ? { called: name, isContract: true, isOwn: true } : {})} />;
}
