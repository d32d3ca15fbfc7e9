import { getLocalTimeZone, parseDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components';
import { day } from '../../internal/durations.ts';

/** A first and a last day, both included, as `YYYY-MM-DD`; null where there is none. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/**
 * The milliseconds from the first moment of the first day to the last of the last, in the reader's time zone or a named
 * one: what an API that filters by time wants to know. A day of 23 or 25 hours is taken as it is.
 */
export function dayRange(days: { from: string; to: string }, timeZone?: string): { from: number; to: number };
export function dayRange(days: DayRange, timeZone?: string): { from: number | null; to: number | null };
export function dayRange({ from, to }: DayRange, timeZone = getLocalTimeZone()) {
  return {
    from: from === null ? null : parseDate(from).toDate(timeZone).getTime(),
    to: to === null ? null : parseDate(to).add({ days: 1 }).toDate(timeZone).getTime() - 1,
  };
}

/** A day, or a day and a minute, as the components give it. */
export const writeEnd = (end: DateValue | null | undefined): string | null =>
  end?.toString().slice(0, 16) ?? null;

const dayOf = (end: string) => Date.parse(end.slice(0, 10));

/** How many days a range touches, both ends included; less than one where the last day is before the first. */
export const countDays = (from: string, to: string): number =>
  Math.round((dayOf(to) - dayOf(from)) / day) + 1;
