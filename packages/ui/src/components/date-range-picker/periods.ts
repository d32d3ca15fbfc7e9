import { endOfMonth, startOfMonth, type CalendarDate } from '@internationalized/date';
import type { DayBounds } from '../../internal/day.ts';
import { countDays } from './day-range.ts';

type Reach = (today: CalendarDate) => [CalendarDate, CalendarDate];

const reach = {
  today: (today) => [today, today],
  last7Days: (today) => [today.subtract({ days: 6 }), today],
  last30Days: (today) => [today.subtract({ days: 29 }), today],
  thisMonth: (today) => [startOfMonth(today), today],
  lastMonth: (today) => {
    const day = today.subtract({ months: 1 });
    return [startOfMonth(day), endOfMonth(day)];
  },
} satisfies Record<string, Reach>;

/** A period that is asked for often. */
export type Period = keyof typeof reach;

/** The periods that are offered, none of which reaches beyond today. */
export const periods = Object.keys(reach) as Period[];

/** The first and the last day of a period, seen from a day. */
export function periodDays(period: Period, today: CalendarDate): { from: string; to: string } {
  const [from, to] = reach[period](today);
  return { from: from.toString(), to: to.toString() };
}

/** Whether a period may be chosen as a whole. */
export const fits = (
  { from, to }: { from: string; to: string },
  { min, max, maxDays }: DayBounds & { maxDays: number },
): boolean => from >= (min ?? from) && to <= (max ?? to) && countDays(from, to) <= maxDays;
