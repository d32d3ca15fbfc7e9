import { parseDate } from '@internationalized/date';
import type { ComponentType } from 'react';
import {
  RangeCalendar,
  type DateRangePickerProps,
  type DateValue,
  type RangeCalendarProps,
} from 'react-aria-components';

/** What differs between a range of days and one of minutes. */
export interface RangeKind {
  parse: (text: string) => DateValue;
  /** What follows the first and the last of whole days. */
  times: readonly [first: string, last: string];
  Calendar: ComponentType<RangeCalendarProps<DateValue>>;
  /** What the base has to know. */
  base?: Pick<DateRangePickerProps<DateValue>, 'granularity' | 'hourCycle'>;
  /** How an end is named in a sentence. */
  format?: Intl.DateTimeFormatOptions;
}

export const days: RangeKind = {
  parse: parseDate,
  times: ['', ''],
  Calendar: RangeCalendar,
};
