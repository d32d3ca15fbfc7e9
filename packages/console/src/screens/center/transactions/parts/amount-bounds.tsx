import { AmountField } from '@mpc/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compare, isDecimal } from '#shared/money/decimal.ts';
import type { TransactionFilter } from '../transaction-filter.values.ts';

type Bounds = Pick<TransactionFilter, 'least' | 'most'>;

export interface AmountBoundsProps {
  value: Bounds;
  /** Called once typing has come to a rest, with bounds that stand the right way round. */
  onChange: (bounds: Bounds) => void;
}

const rest = 400;

const isGood = ({ least, most }: Bounds): boolean =>
  [least, most].every((bound) => bound === '' || isDecimal(bound)) && compare(least, most) !== 1;

/** From how much to how much, in the coin itself. */
export function AmountBounds({ value: { least, most }, onChange }: AmountBoundsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Bounds>({ least, most });
  const [seen, setSeen] = useState<Bounds>({ least, most });
  if (least !== seen.least || most !== seen.most) {
    setSeen({ least, most });
    setTyped({ least, most });
  }
  const send = useEffectEvent((bounds: Bounds) => {
    if (!isGood(bounds) || (bounds.least === least && bounds.most === most)) return;
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
        value={typed.least}
        onChange={(text) => setTyped({ ...typed, least: text })}
      />
      <AmountField
        label={t('transactions.filter.most')}
        symbol=""
        value={typed.most}
        onChange={(text) => setTyped({ ...typed, most: text })}
        error={compare(typed.least, typed.most) === 1 ? t('transactions.filter.reversed') : undefined}
      />
    </>
  );
}
