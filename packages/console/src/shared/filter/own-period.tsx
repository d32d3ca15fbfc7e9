import { DateRangePicker } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { daysFrom, longestPeriod, usualPeriod, type PeriodChoice } from './period.rules.ts';

export interface OwnPeriodProps {
  days: NonNullable<PeriodChoice['days']>;
  onChange: (choice: PeriodChoice) => void;
}

/** A first and a last day of one's own, no more than a year apart. */
export function OwnPeriod({ days, onChange }: OwnPeriodProps) {
  const { t } = useTranslation();
  return (
    <DateRangePicker
      label={t('transactions.filter.days')}
      maxDays={longestPeriod}
      value={{ from: days.first, to: days.last }}
      onChange={({ from, to }) => {
        const chosen = daysFrom(from, to);
        if (chosen !== null) onChange({ period: 'custom', days: chosen });
        else if (from === null && to === null) onChange(usualPeriod);
      }}
    />
  );
}
