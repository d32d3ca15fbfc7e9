import { AmountField, isAmount } from '@mpc/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { compare } from '#shared/money/decimal.ts';
import type { TransactionsState } from '../transactions-list.ts';

type Bounds = Pick<TransactionsState, 'min' | 'max'>;

export interface AmountBoundsProps {
  value: Bounds;
  /** Called once typing has come to a rest, with bounds that stand the right way round. */
  onChange: (bounds: Bounds) => void;
}

const rest = 400;

const isGood = ({ min, max }: Bounds): boolean =>
  [min, max].every((bound) => bound === '' || isAmount(bound)) && compare(min, max) !== 1;

/** From how much to how much, in the coin itself. */
export function AmountBounds({ value: { min, max }, onChange }: AmountBoundsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Bounds>({ min, max });
  const [seen, setSeen] = useState<Bounds>({ min, max });
  if (min !== seen.min || max !== seen.max) {
    setSeen({ min, max });
    setTyped({ min, max });
  }
  const send = useEffectEvent((bounds: Bounds) => {
    if (!isGood(bounds) || (bounds.min === min && bounds.max === max)) return;
    setSeen(bounds);
    onChange(bounds);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <>
      <AmountField
        label={t('transactions.filter.least')}
        symbol=""
        value={typed.min}
        onChange={(text) => setTyped({ ...typed, min: text })}
      />
      <AmountField
        label={t('transactions.filter.most')}
        symbol=""
        value={typed.max}
        onChange={(text) => setTyped({ ...typed, max: text })}
        error={compare(typed.min, typed.max) === 1 ? t('transactions.filter.reversed') : undefined}
      />
    </>
  );
}
