import { useContext } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components';
import type { DayBounds } from '../../internal/day.ts';
import { useToday } from '../../internal/use-today.ts';
import { useWords } from '../../locale/locale-context.ts';
import type { SharedWords } from '../../locale/words.ts';
import { PeriodButton, Periods } from './date-range-picker.styles.ts';
import { writeEnd } from './day-range.ts';
import { fits, periodDays, type Period } from './periods.ts';
import type { RangeKind } from './range-kind.ts';

const names = {
  today: 'periodToday',
  last7Days: 'periodLast7Days',
  last30Days: 'periodLast30Days',
  thisMonth: 'periodThisMonth',
  lastMonth: 'periodLastMonth',
} satisfies Record<Period, keyof SharedWords>;

interface PeriodListProps {
  kind: RangeKind;
  periods: readonly Period[];
  bounds: DayBounds & { maxDays: number };
}

/** The periods beside the calendar, without those that may not be chosen. One press takes both ends and closes it. */
export function PeriodList({ kind, periods, bounds }: PeriodListProps) {
  const words = useWords();
  const picker = useContext(DateRangePickerStateContext);
  const today = useToday();
  const offered = periods
    .map((period) => {
      const { from, to } = periodDays(period, today);
      return { period, from: from + kind.times[0], to: to + kind.times[1] };
    })
    .filter((ends) => fits(ends, bounds));
  if (offered.length === 0) return null;
  return (
    <Periods aria-label={words.datePeriods}>
      {offered.map(({ period, from, to }) => (
        <li key={period}>
          <PeriodButton
            type="button"
            aria-pressed={writeEnd(picker?.value.start) === from && writeEnd(picker?.value.end) === to}
            onClick={() => {
              picker?.setValue({ start: kind.parse(from), end: kind.parse(to) });
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
