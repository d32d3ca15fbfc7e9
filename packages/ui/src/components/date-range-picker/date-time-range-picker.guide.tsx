import type { Guide } from '../../../../../.storybook/guide.ts';
import { DateTimeRangePicker } from './date-time-range-picker.tsx';

const ignore = () => undefined;
const none = { from: null, to: null };

export const dateTimeRangePickerGuide = {
  use: [
    'For the time between two minutes, both included: an incident, a maintenance window, the requests of one night.',
    'Give the server Date.parse(value.from) and Date.parse(value.to): milliseconds, read in the reader’s time zone.',
  ],
  avoid: ['For whole days: use DateRangePicker.', 'To show a moment that is not editable: use Time.'],
  do: [
    {
      show: <DateTimeRangePicker label="Maintenance" value={none} onChange={ignore} maxDays={7} />,
      because: 'The label says what happens in that time. The time zone is added below.',
    },
  ],
  dont: [
    {
      show: <DateTimeRangePicker label="Created (UTC)" value={none} onChange={ignore} />,
      because: 'A label that names another time zone: the times are the reader’s own.',
    },
    'Do not ask for times where only days matter: four more parts have to be typed.',
  ],
  accessibility: [
    'Ten spinbuttons in one group; each says whether it belongs to the start or the end. Hours go from 0 to 23.',
    'Days from the calendar keep the times that were typed; without times they are whole days.',
    'The time zone is part of the description and read out with the field.',
  ],
  anatomy: {
    story: 'Open',
    parts: {
      Label: 'label',
      Box: '[role=group]:has([role=spinbutton])',
      Part: '[role=spinbutton]',
      'Time zone': '[id$=-description]',
      Calendar: '[role=dialog]',
      Grid: '[role=grid]',
      Day: '[role=gridcell] > *',
    },
  },
  keys: {
    'Types the part': ['Digits'],
    'Steps the part': ['ArrowUp', 'ArrowDown'],
    'Goes from the day to the hour': ['ArrowRight'],
    'Opens the dialog': ['Alt+ArrowDown'],
    'Sets the first day, then the last, and keeps their times': ['Enter'],
    'Closes the dialog, and keeps the former range': ['Escape'],
  },
} satisfies Guide;
