import { endOfMonth, startOfMonth, type CalendarDate } from '@internationalized/date';
import type { DayBounds } from '../../internal/day.ts';
import { countDays } from './day-range.ts';

/** The periods that are offered, none of which reaches beyond today. */
export const periods = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'] as const;

/** A period that is asked for often. */
export type Period = (typeof periods)[number];

const reach: Record<Period, (today: CalendarDate) => [CalendarDate, CalendarDate]> = {
  today: (today) => [today, today],
  last7Days: (today) => [today.subtract({ days: 6 }), today],
  last30Days: (today) => [today.subtract({ days: 29 }), today],
  thisMonth: (today) => [startOfMonth(today), today],
  lastMonth: (today) => {
    const day = today.subtract({ months: 1 });
    return [startOfMonth(day), endOfMonth(day)];
  },
};

/** The first and the last day of a period, seen from a day. */
export function periodDays(period: Period, today: CalendarDate): { from: string; to: string } {
  const [from, to] = reach[period](today);
  return { from: from.toString(), to: to.toString() };
}

/** Whether a period may be chosen as a whole. */
export const fits = (
  { from, to }: { from: string; to: string },
  { min, max, maxDays }: DayBounds & { maxDays: number },
): boolean =>
  (min === undefined || from >= min) && (max === undefined || to <= max) && countDays(from, to) <= maxDays;
