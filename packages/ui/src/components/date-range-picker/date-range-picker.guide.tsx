import type { Guide } from '../../../../../.storybook/guide.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const ignore = () => undefined;
const none = { from: null, to: null };

export const dateRangePickerGuide = {
  use: [
    'For the days between a first and a last one, both included: the period of a report, of an invoice, of a filter.',
    'With maxDays where the server answers for so many days only: it is said in advance, and enforced in the calendar.',
    'Give the server dayRange(value): milliseconds from the first moment to the last, in the reader’s time zone.',
  ],
  avoid: [
    'For one day: use DatePicker.',
    'For hours and minutes: use DateTimeRangePicker.',
    'For a handful of fixed periods and nothing else: use Select.',
  ],
  do: [
    {
      show: <DateRangePicker label="Created" value={none} onChange={ignore} maxDays={90} />,
      because: 'The label says what happened in the period; empty parts show how it is typed.',
    },
  ],
  dont: [
    {
      show: <DateRangePicker label="From – to" value={none} onChange={ignore} />,
      because: 'The two dates say that themselves. Say what they are about.',
    },
    'Do not offer periods that cannot be chosen: those outside min, max and maxDays are left out automatically.',
  ],
  accessibility: [
    'Six spinbuttons in one group, as in DatePicker; each says whether it belongs to the first or the last day.',
    'The button opens the dialog, too. The focus begins in the calendar.',
    'The chosen period is read out. In forced colors first and last day differ by shape.',
    'The clear button leaves the focus on the first part.',
  ],
  anatomy: {
    story: 'Open',
    parts: {
      Label: 'label',
      Box: '[role=group]:has([role=spinbutton])',
      Part: '[role=spinbutton]',
      Calendar: '[role=dialog]',
      Grid: '[role=grid]',
      Day: '[role=gridcell] > *',
    },
  },
  keys: {
    'Steps the part': ['ArrowUp', 'ArrowDown'],
    'Opens the dialog': ['Alt+ArrowDown'],
    'Leads from the calendar to the periods': ['Shift+Tab'],
    'Sets the first day, then the last': ['Enter'],
    'Extends the period, once the first day is set': ['ArrowRight'],
    'Closes the dialog, and keeps the former period': ['Escape'],
  },
} satisfies Guide;
