import { AmountField, FilterChip, isAmount, Popover, type FilterOption } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubWalletNames } from '#features/address-book';
import { useTyped } from '#shared/list/use-typed.ts';
import { sweepStates } from './funds-lists.ts';

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

interface LeastAmountProps {
  value: string;
  /** Called with an exact amount, or with nothing, once typing has come to a rest. */
  onChange: (value: string) => void;
}

/** The least that waits, in the coin: a chip that opens the field. */
export function LeastAmount(props: LeastAmountProps) {
  const { t } = useTranslation('coSigner');
  const { value } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <FilterChip pressed={value !== ''} onChange={() => setOpen(true)}>
          {value === '' ? t('funds.least') : t('funds.leastIs', { amount: value })}
        </FilterChip>
      }
    >
      <LeastAmountField {...props} />
    </Popover>
  );
}

/** The field itself. */
export function LeastAmountField({ value, onChange }: LeastAmountProps) {
  const { t } = useTranslation('coSigner');
  const [text, setText] = useTyped(value, (typed) => {
    if (typed === '' || isAmount(typed)) onChange(typed);
  });
  return <AmountField label={t('funds.least')} symbol="" value={text} onChange={setText} />;
}
