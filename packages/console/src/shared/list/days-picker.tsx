import { DateRangePicker } from '@mpc/ui';
import { daysBetween, type Days } from './period.rules.ts';

export interface DaysPickerProps {
  label: string;
  /** Null for any day. */
  value: Days | null;
  /** The most days there may be. @default any number */
  maxDays?: number;
  onChange: (value: Days | null) => void;
}

/** A first and a last day. */
export function DaysPicker({ label, value, maxDays, onChange }: DaysPickerProps) {
  return (
    <DateRangePicker
      label={label}
      {...(maxDays === undefined ? {} : { maxDays })}
      value={value ?? { from: null, to: null }}
      onChange={({ from, to }) => {
        const chosen = daysBetween(from, to, maxDays);
        // Half a choice, or one that is too long, is no choice yet.
        if (chosen !== null || (from === null && to === null)) onChange(chosen);
      }}
    />
  );
}
