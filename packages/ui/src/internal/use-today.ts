import { fromAbsolute, getLocalTimeZone, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { useClock } from '../theme/clock-context.ts';

/** The day it is by the clock of the nearest provider, in the reader's zone; that of the device may be another. */
export const useToday = (): CalendarDate => toCalendarDate(fromAbsolute(useClock()(), getLocalTimeZone()));
