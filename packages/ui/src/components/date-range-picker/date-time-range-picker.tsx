import { getLocalTimeZone, parseDateTime } from '@internationalized/date';
import { useContext } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { dateTimeWords } from '../../locale/date-time-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import type { DateRangePickerProps } from './date-range-picker.tsx';
import { DateTimeCalendar, wholeDays } from './date-time-calendar.tsx';
import { writeEnd } from './day-range.ts';
import { WideEntry } from './date-time-range-picker.styles.ts';
import type { RangeKind } from './range-kind.ts';

/** A start and an end as `YYYY-MM-DDTHH:mm`, in the reader's time zone; null where there is none. */
export interface DateTimeRange {
  from: string | null;
  to: string | null;
}

export interface DateTimeRangePickerProps extends Omit<
  DateRangePickerProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'maxDays'
> {
  /**
   * A start and an end as `YYYY-MM-DDTHH:mm` in the reader's time zone, or null; `Date.parse` makes milliseconds of them.
   * Without it the field keeps its own: a form sends and resets them by its `name`.
   */
  value?: DateTimeRange | undefined;
  /** The range it begins with where it keeps its own. */
  defaultValue?: DateTimeRange | undefined;
  /** Called with both ends, or with none. Half a range changes nothing and is an error. */
  onChange?: ((value: DateTimeRange) => void) | undefined;
  /** The first minute that may be chosen, as `YYYY-MM-DDTHH:mm`. */
  min?: string | undefined;
  /** The last minute that may be chosen, as `YYYY-MM-DDTHH:mm`. */
  max?: string | undefined;
  /** The most days it reaches over; the first and the last count as whole days. */
  maxDays?: number;
}

const minutes: RangeKind = {
  parse: parseDateTime,
  times: wholeDays,
  Calendar: DateTimeCalendar,
  base: { granularity: 'minute', hourCycle: 24 },
  format: { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' },
};

/**
 * A start and an end to the minute, in the reader's time zone, which stands below. Times are typed; where days are taken
 * from the calendar or the list of periods, they are whole ones. For days only, use `DateRangePicker`.
 */
export function DateTimeRangePicker({ description, name, ...props }: DateTimeRangePickerProps) {
  const words = useWordsWith(dateTimeWords);
  const hydrated = useHydrated();
  return (
    <WideEntry
      {...props}
      description={
        <>
          {description}
          {description === undefined ? null : <br />}
          {hydrated ? fill(words.dateTimeZone, { zone: getLocalTimeZone() }) : null}
        </>
      }
      kind={minutes}
      words={{
        ...words,
        requiredDateRange: words.requiredDateTimeRange,
        dateRangeIncomplete: words.dateTimeRangeIncomplete,
        dateRangeReversed: words.dateTimeRangeReversed,
      }}
    >
      {name === undefined ? null : <SentTimes name={name} disabled={props.disabled} />}
    </WideEntry>
  );
}

/** What a form sends; the base would send seconds, too. */
function SentTimes({ name, disabled }: Pick<DateTimeRangePickerProps, 'name' | 'disabled'>) {
  const { start, end } = useContext(DateRangePickerStateContext)?.value ?? {};
  return (
    <>
      <input type="hidden" name={`${name}From`} value={writeEnd(start) ?? ''} disabled={disabled} />
      <input type="hidden" name={`${name}To`} value={writeEnd(end) ?? ''} disabled={disabled} />
    </>
  );
}
