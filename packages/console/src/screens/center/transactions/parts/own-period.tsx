import { DateRangePicker } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { daysFrom } from '../filter-address.rules.ts';
import type { TransactionFilter } from '../transaction-filter.values.ts';

export interface OwnPeriodProps {
  days: NonNullable<TransactionFilter['days']>;
  onChange: (part: Partial<TransactionFilter>) => void;
}

/** A first and a last day of one's own, no more than a year apart. */
export function OwnPeriod({ days, onChange }: OwnPeriodProps) {
  const { t } = useTranslation();
  return (
    <DateRangePicker
      label={t('transactions.filter.days')}
      maxDays={366}
      value={{ from: days.first, to: days.last }}
      onChange={({ from, to }) => {
        const chosen = daysFrom(from, to);
        if (chosen !== null) onChange({ period: 'custom', days: chosen });
        else if (from === null && to === null) onChange({ period: '30d', days: null });
      }}
    />
  );
}
