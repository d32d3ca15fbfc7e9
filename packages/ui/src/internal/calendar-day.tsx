import {
  DateFormatter,
  getLocalTimeZone,
  isSameDay,
  isToday,
  type CalendarDate,
} from '@internationalized/date';
import { useLocale } from 'react-aria-components';
import { useWords } from '../locale/locale-context.ts';
import { Day } from './calendar.styles.ts';

interface CalendarDayProps {
  date: CalendarDate;
  today: CalendarDate;
}

/** A day of a month. What the base calls today is the day of the device; where that is another, both are named anew. */
export function CalendarDay({ date, today }: CalendarDayProps) {
  const words = useWords();
  const { locale } = useLocale();
  const zone = getLocalTimeZone();
  const isNow = isSameDay(date, today);
  const isWrong = isNow !== isToday(date, zone);
  const named = () => {
    const day = new DateFormatter(locale, { dateStyle: 'full', timeZone: zone }).format(date.toDate(zone));
    return isNow ? `${words.periodToday} ${day}` : day;
  };
  return (
    <Day
      date={date}
      render={(props) => (
        <div {...props} {...(isWrong ? { 'aria-label': named() } : {})} data-today={isNow || undefined} />
      )}
    />
  );
}
