import type { StrategyHours } from '../domains/strategies/strategies.schema.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

/** Day of the week, 1 Monday to 7 Sunday, and minute of the day, where the zone says what time it is. */
function localTime(at: number, zone: string): { weekday: number; minute: number } {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: days.indexOf(parts['weekday'] ?? '') + 1,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/**
 * Whether a moment lies in some hours of the week. Those that end before they begin go on past midnight, and belong to the
 * day they begin on; those that end when they begin last a whole day.
 */
export function isWithin({ weekdays, from, to, zone }: StrategyHours, at: number): boolean {
  const { weekday, minute } = localTime(at, zone);
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  if (begin < end) return weekdays.includes(weekday) && minute >= begin && minute < end;
  return (weekdays.includes(weekday) && minute >= begin) || (weekdays.includes(yesterday) && minute < end);
}
