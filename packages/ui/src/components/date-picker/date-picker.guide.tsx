import type { Guide } from '../../../../../.storybook/guide.ts';
import { DatePicker } from './date-picker.tsx';

const ignore = () => undefined;

export const datePickerGuide: Guide = {
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
    'Each part of the date is a spinbutton: digits type it, Up and Down step it, Left and Right move between parts, Backspace empties it.',
    'The button, or Alt with Down, opens the calendar: a dialog with a grid. Arrows move by day and week, Page Up and Page Down by month, with Shift by year; Enter picks.',
    'Escape closes the calendar, and the focus returns to where it was.',
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
};
