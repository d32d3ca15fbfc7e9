import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { useContext } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components';
import type { DayBounds } from '../../internal/day.ts';
import { useWords } from '../../locale/locale-context.ts';
import type { SharedWords } from '../../locale/words.ts';
import { PeriodButton, Periods } from './date-range-picker.styles.ts';
import { fits, periodDays, type Period } from './periods.ts';

const names = {
  today: 'periodToday',
  last7Days: 'periodLast7Days',
  last30Days: 'periodLast30Days',
  thisMonth: 'periodThisMonth',
  lastMonth: 'periodLastMonth',
} satisfies Record<Period, keyof SharedWords>;

interface PeriodListProps {
  periods: readonly Period[];
  bounds: DayBounds & { maxDays: number };
}

/** The periods beside the calendar, without those that may not be chosen. One press takes both days and closes it. */
export function PeriodList({ periods, bounds }: PeriodListProps) {
  const words = useWords();
  const picker = useContext(DateRangePickerStateContext);
  const now = today(getLocalTimeZone());
  const offered = periods
    .map((period) => ({ period, ...periodDays(period, now) }))
    .filter((days) => fits(days, bounds));
  if (offered.length === 0) return null;
  return (
    <Periods aria-label={words.datePeriods}>
      {offered.map(({ period, from, to }) => (
        <li key={period}>
          <PeriodButton
            type="button"
            aria-pressed={picker?.value.start?.toString() === from && picker.value.end?.toString() === to}
            onClick={() => {
              picker?.setValue({ start: parseDate(from), end: parseDate(to) });
              picker?.setOpen(false);
            }}
          >
            {words[names[period]]}
          </PeriodButton>
        </li>
      ))}
    </Periods>
  );
}
