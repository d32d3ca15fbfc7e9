export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export {
  DateTimeRangePicker,
  type DateTimeRange,
  type DateTimeRangePickerProps,
} from './date-time-range-picker.tsx';
export { dayRange, type DayRange } from './day-range.ts';
export type { Period } from './periods.ts';
