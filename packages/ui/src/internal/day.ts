import { parseDate, type CalendarDate } from '@internationalized/date';
import { useLanguage, useWords } from '../locale/locale-context.ts';
import { fill } from '../locale/words.ts';
import type { FieldMessage } from './field-basics.ts';

/** Between which days a day must lie, both included and both optional, as `YYYY-MM-DD`. */
export interface DayBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** The day that `YYYY-MM-DD` names; null for nothing, and for what names none. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Says of a `YYYY-MM-DD` that it lies outside of the bounds, naming them as the reader writes a date. */
export function useDayJudge({ min, max }: DayBounds): (day: string) => FieldMessage | null {
  const words = useWords();
  const language = useLanguage();
  const spoken = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  return (day) => {
    if (min !== undefined && day < min)
      return { level: 'error', message: fill(words.dateTooEarly, { date: spoken(min) }) };
    if (max !== undefined && day > max)
      return { level: 'error', message: fill(words.dateTooLate, { date: spoken(max) }) };
    return null;
  };
}
