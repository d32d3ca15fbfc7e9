import { endOfWeek, startOfWeek } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, type KeyboardEvent, type ReactNode } from 'react';
import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarStateContext,
  RangeCalendarStateContext,
  useLocale,
} from 'react-aria-components';
import { useWords } from '../locale/locale-context.ts';
import { PortalContext } from '../theme/portal-context.ts';
import { CalendarDay } from './calendar-day.tsx';
import { Content, Days, Head, Month, Step, Title, Weekday } from './calendar.styles.ts';
import { Surface } from './picker.styles.ts';
import { useToday } from './use-today.ts';

/** What a date field opens. Escape closes it and gives the focus back. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  const portal = useContext(PortalContext);
  return (
    <Surface offset={4} {...portal}>
      <Content>{children}</Content>
    </Surface>
  );
}

/** Home and End go to the ends of the week; the base would go to those of the month. */
const ends = { Home: startOfWeek, End: endOfWeek };
const isEnd = (key: string): key is keyof typeof ends => key in ends;

/** A month to pick from; names and the first day of the week are those of the reader's language. */
export function CalendarMonth({ period = false }: { period?: boolean }) {
  const words = useWords();
  const { locale } = useLocale();
  const one = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = one ?? range;
  const today = useToday();
  const moveInWeek = (event: KeyboardEvent) => {
    if (state === null || !isEnd(event.key) || !(event.target instanceof Element)) return;
    if (event.target.closest('[role=grid]') === null) return;
    event.preventDefault();
    event.stopPropagation();
    state.setFocusedDate(ends[event.key](state.focusedDate, locale));
  };
  return (
    <Month data-period={period || undefined} onKeyDownCapture={moveInWeek}>
      <Head>
        <Step slot="previous" aria-label={words.monthPrevious}>
          <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
        </Step>
        <Title />
        <Step slot="next" aria-label={words.monthNext}>
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </Step>
      </Head>
      <Days weekdayStyle="short">
        <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarDay date={date} today={today} />}</CalendarGridBody>
      </Days>
    </Month>
  );
}
