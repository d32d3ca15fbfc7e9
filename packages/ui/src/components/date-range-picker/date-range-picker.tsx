import type { RefCallback } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { useWords } from '../../locale/locale-context.ts';
import type { DayRange } from './day-range.ts';
import type { Period } from './periods.ts';
import { RangeEntry } from './range-entry.tsx';
import { days } from './range-kind.ts';

export interface DateRangePickerProps extends FieldBasics {
  /** A first and a last day as `YYYY-MM-DD`, or null, as is any other text. Without it the field keeps its own: a form sends and resets them by its `name`. */
  value?: DayRange | undefined;
  /** The days it begins with where it keeps its own. */
  defaultValue?: DayRange | undefined;
  /** The first part of the date, to focus it. `ref` is the outermost element. */
  inputRef?: RefCallback<HTMLElement> | undefined;
  /** Called with both days, or with none. Half a period changes nothing and is an error. */
  onChange?: ((value: DayRange) => void) | undefined;
  /** The first day that may be chosen, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that may be chosen, as `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The most days a period has. */
  maxDays?: number;
  /** What is offered beside the calendar; those that do not fit min, max and maxDays are left out. @default all */
  periods?: readonly Period[];
}

/**
 * A first and a last day, typed, picked from a calendar, or taken from a list of periods. For one day, use `DatePicker`;
 * with times of day, `DateTimeRangePicker`.
 */
export const DateRangePicker = (props: DateRangePickerProps) => (
  <RangeEntry {...props} kind={days} words={useWords()} />
);
