import { coldWallet } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary, type AddressSummaryProps } from './address-summary.tsx';

interface TierAddressProps extends Pick<
  AddressSummaryProps,
  'address' | 'label' | 'baseSymbol' | 'subWalletId' | 'isListed'
> {
  walletId: number;
  /** Which of the wallet's contracts it is said to be. */
  tier: 'warm' | 'cold';
}

/** Where a coin lies in a cold wallet: the wallet's own contract of that tier is called so, every other address is looked up. */
export function TierAddress({ walletId, tier, ...about }: TierAddressProps) {
  const { t } = useTranslation();
  const { baseSymbol } = about;
  const { data = [] } = useQuery({
    ...read(coldWallet.addresses, { wallet_id: walletId, status: 1 }),
    staleTime: minute,
  });
  const key = addressKey(baseSymbol, about.address);
  const isOwn = data.some((pair) => {
    const own = pair[`${tier}_address`];
    return pair.base_symbol === baseSymbol && own !== '' && addressKey(baseSymbol, own) === key;
  });
  const known = { called: t(`approval.cold.${tier}`), isContract: true, isOwn: true };
  return <AddressSummary {...about} {...(isOwn ? known : {})} />;
}
