import { parseDate, type CalendarDate } from '@internationalized/date';
import { useLanguage, useWords } from '../locale/locale-context.ts';
import { fill } from '../locale/words.ts';
import type { FieldMessage } from './field-basics.ts';

/** Between which days a day must lie, both included and both optional, as `YYYY-MM-DD`. */
export interface DayBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** What a text names by the rules of `parse`; null for nothing, and for what names nothing. */
export function readDate<Value>(
  parse: (text: string) => Value,
  text: string | null | undefined,
): Value | null {
  try {
    return parse(text ?? '');
  } catch {
    return null;
  }
}

/** A text that names something by the rules of `parse`; null for any other, so that nobody sends what is not shown. */
export const knownDate = <Given extends string | null | undefined>(
  parse: (text: string) => unknown,
  text: Given,
): Given | null => (readDate(parse, text) === null ? null : text);

/** The day that `YYYY-MM-DD` names. */
export const readDay = (text: string | null | undefined): CalendarDate | null => readDate(parseDate, text);

const longDay: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };

/** Says of a `YYYY-MM-DD`, or of such a day with its time, that it lies outside of the bounds, naming them as the reader writes a date. */
export function useDayJudge({ min, max }: DayBounds, format = longDay): (day: string) => FieldMessage | null {
  const words = useWords();
  const language = useLanguage();
  const spoken = (day: string) => new Intl.DateTimeFormat(language, format).format(Date.parse(day));
  return (day) => {
    if (min !== undefined && day < min)
      return { level: 'error', message: fill(words.dateTooEarly, { date: spoken(min) }) };
    if (max !== undefined && day > max)
      return { level: 'error', message: fill(words.dateTooLate, { date: spoken(max) }) };
    return null;
  };
}
