import { Segmented, Skeleton } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { choosePeriod, periods, type PeriodChoice } from './period.rules.ts';

// A calendar is large code, and most lists are read without one.
const Days = lazyPart(() => import('./own-period.tsx'), 'OwnPeriod');

export interface PeriodFilterProps {
  choice: PeriodChoice;
  /** When this day began for the reader. */
  today: number;
  onChange: (choice: PeriodChoice) => void;
}

/** Since when a list is shown. */
export function PeriodFilter({ choice, today, onChange }: PeriodFilterProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('transactions.filter.period')}
      items={periods.map((period) => ({ id: period, label: t(`transactions.period.${period}`) }))}
      selected={choice.period}
      onSelect={(period) => onChange(choosePeriod(period, today))}
    />
  );
}

/** The days of a period of one's own, below the other filters; nothing of any other. */
export function PeriodDays({ choice: { days }, onChange }: Omit<PeriodFilterProps, 'today'>) {
  if (days === null) return null;
  return (
    <Suspense fallback={<Skeleton shape="form" count={1} />}>
      <Days days={days} onChange={onChange} />
    </Suspense>
  );
}
