import type { Guide } from '../../../../../.storybook/guide.ts';
import { DatePicker } from './date-picker.tsx';

const ignore = () => undefined;

export const datePickerGuide = {
  use: [
    'For one day that a person knows or finds on a calendar: valid until, due on, born on.',
    'With min and max where only some days make sense; they are marked in the calendar and said in words.',
  ],
  avoid: [
    'For a first and a last day: use DateRangePicker.',
    'For “how long ago”: offer a few choices in Select instead of days.',
    'To show a moment that is not editable: use Time.',
  ],
  do: [
    {
      show: (
        <DatePicker label="Valid until" value={null} onChange={ignore} description="The last day it works." />
      ),
      because: 'Say whether the day itself is included.',
    },
  ],
  dont: [
    {
      show: <DatePicker label="Date" value="2026-11-20" onChange={ignore} />,
      because: 'A label that does not say which date.',
    },
    'Do not write the format into the description: the empty parts show it, in the reader’s language.',
  ],
  accessibility: [
    'Each part of the date is a spinbutton. The calendar is a dialog with a grid, opened by the button, too.',
    'The chosen day and the month that is shown are read out. Today is underlined, not only colored.',
    'The first day of the week and all names are those of the reader’s language.',
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
    'Types the part': ['Digits'],
    'Steps the part': ['ArrowUp', 'ArrowDown'],
    'Goes to the next part': ['ArrowRight'],
    'Goes to the previous part': ['ArrowLeft'],
    'Empties the part': ['Backspace'],
    'Opens the calendar': ['Alt+ArrowDown'],
    'Goes to the next day, in the calendar': ['ArrowRight'],
    'Goes to the previous day, in the calendar': ['ArrowLeft'],
    'Goes to the same day of the next week, in the calendar': ['ArrowDown'],
    'Goes to the same day of the previous week, in the calendar': ['ArrowUp'],
    'Goes to the first day of the week, in the calendar': ['Home'],
    'Goes to the last day of the week, in the calendar': ['End'],
    'Goes to the next month, in the calendar': ['PageDown'],
    'Goes to the previous month, in the calendar': ['PageUp'],
    'Goes to the next year, in the calendar': ['Shift+PageDown'],
    'Goes to the previous year, in the calendar': ['Shift+PageUp'],
    'Picks the day, in the calendar': ['Enter'],
    'Closes the calendar, and returns to where the focus was': ['Escape'],
  },
} satisfies Guide;
