import { FilterChip, type FilterOption } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSubWalletNames } from '#features/address-book';
import { lazyPart } from '#shared/lazy-part.tsx';
import { sweepStates } from './funds-lists.ts';
import type { LeastAmountProps } from './least-amount.tsx';

/** The states an address can be in, to choose from. */
export function useStateOptions(): FilterOption[] {
  const { t } = useTranslation('coSigner');
  return sweepStates.map((id) => ({ id: String(id), label: t(`state.${id}`) }));
}

/** The sub-wallets, to choose from. */
export const useSubWalletOptions = (walletId: number, isWanted: boolean): FilterOption[] =>
  useSubWalletNames(isWanted ? walletId : undefined).map(({ sub_wallet_id, sub_wallet_name }) => ({
    id: String(sub_wallet_id),
    label: sub_wallet_name,
  }));

// The field is large code, and most lists are read without it.
const Picker = lazyPart(() => import('./least-amount.tsx'), 'LeastAmountPicker');

/** The least that waits, in the coin: a chip that opens the field. */
export function LeastAmount(props: LeastAmountProps) {
  const { t } = useTranslation('coSigner');
  const [isWanted, setWanted] = useState(false);
  const { value } = props;
  const chip = (
    <FilterChip pressed={value !== ''} onChange={() => setWanted(true)}>
      {value === '' ? t('funds.least') : t('funds.leastIs', { amount: value })}
    </FilterChip>
  );
  return <Suspense fallback={chip}>{isWanted ? <Picker {...props} /> : chip}</Suspense>;
}
