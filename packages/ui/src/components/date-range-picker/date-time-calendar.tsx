import { parseDateTime } from '@internationalized/date';
import { useContext } from 'react';
import {
  DateRangePickerStateContext,
  RangeCalendar,
  RangeCalendarContext,
  type DateValue,
  type RangeCalendarProps,
} from 'react-aria-components';

/** What follows the first and the last of whole days. */
export const wholeDays = ['T00:00', 'T23:59'] as const;

/**
 * Other days keep their times; without times the days are whole. The base would end them at midnight, without the last day.
 */
export function DateTimeCalendar(props: RangeCalendarProps<DateValue>) {
  const picker = useContext(DateRangePickerStateContext);
  const base = useContext(RangeCalendarContext);
  const change = (days: { start: DateValue; end: DateValue }) => {
    picker?.setValue({
      start: withTime(days.start, picker.value.start, wholeDays[0]),
      end: withTime(days.end, picker.value.end, wholeDays[1]),
    });
    picker?.setOpen(false);
  };
  return (
    <RangeCalendarContext value={{ ...base, onChange: change }}>
      <RangeCalendar {...props} />
    </RangeCalendarContext>
  );
}

/** A day with the time of what stood there before, or else with this one. */
const withTime = (day: DateValue, before: DateValue | null, time: string) =>
  parseDateTime(day.toString().slice(0, 10) + (before?.toString().slice(10) ?? time));
