import { AmountField, FilterChip, isAmount, Popover } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useTyped } from '#shared/list/use-typed.ts';

export interface LeastAmountProps {
  value: string;
  /** Called with an exact amount, or with nothing, once typing has come to a rest. */
  onChange: (value: string) => void;
}

/** The chip with the field it opens; it is open from the first. */
export function LeastAmountPicker(props: LeastAmountProps) {
  const { t } = useTranslation('coSigner');
  const { value } = props;
  const [isOpen, setOpen] = useState(true);
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
