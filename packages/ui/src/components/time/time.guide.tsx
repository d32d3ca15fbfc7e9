import type { Guide } from '../../../../../.storybook/guide.ts';
import { Time } from './time.tsx';

const at = Date.UTC(2026, 10, 20, 6, 2, 11);

export const timeGuide: Guide = {
  use: [
    'For every moment: full in details and logs, short in rows, relative where only "how long ago" counts.',
  ],
  avoid: ['For a day to choose: use DatePicker.', 'For steps and their times: use Timeline.'],
  do: [
    {
      show: <Time at={at} />,
      because: 'Where something can be disputed: to the second, with the offset of the reader’s time zone.',
    },
    { show: <Time at={null} />, because: 'A moment that has not come is two dashes.' },
  ],
  dont: [
    {
      show: <Time at={at} kind="relative" />,
      because: '"How long ago" in a record or an export: it says something else tomorrow.',
    },
  ],
  accessibility: [
    'A <time> element with the exact moment; its title is the same moment in UTC.',
    'Relative times count on quietly: nothing is announced every few seconds.',
  ],
  anatomy: {
    story: 'Full',
    parts: { Time: 'time' },
  },
};
