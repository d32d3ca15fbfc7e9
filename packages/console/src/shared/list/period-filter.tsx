import { Segmented, Skeleton } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { daysOf, longestPeriod, presets, type Period } from './period.rules.ts';

// A calendar is large code, and most lists are read without one.
const Picker = lazyPart(() => import('./days-picker.tsx'), 'DaysPicker');

export interface PeriodFilterProps {
  value: Period;
  /** When this day began for the reader. */
  today: number;
  onChange: (value: Period) => void;
}

/** How far back a list goes. */
export function PeriodFilter({ value, today, onChange }: PeriodFilterProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('list.period')}
      items={[...presets, 'custom' as const].map((id) => ({ id, label: t(`list.periods.${id}`) }))}
      selected={typeof value === 'string' ? value : 'custom'}
      onSelect={(id) => onChange(id === 'custom' ? daysOf('30d', today) : id)}
    />
  );
}

/** The days of a period of one's own, below the other filters; nothing of any other. */
export function PeriodDays({ value, onChange }: Omit<PeriodFilterProps, 'today'>) {
  const { t } = useTranslation();
  if (typeof value === 'string') return null;
  return (
    <Suspense fallback={<Skeleton shape="form" count={1} />}>
      <Picker
        label={t('list.days')}
        value={value}
        maxDays={longestPeriod}
        onChange={(days) => onChange(days ?? '30d')}
      />
    </Suspense>
  );
}
