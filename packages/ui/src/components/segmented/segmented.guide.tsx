import type { Guide } from '../../../../../.storybook/guide.ts';
import { Segmented } from './segmented.tsx';

const nothing = () => undefined;

export const segmentedGuide = {
  use: [
    'To switch between two to four views of the same thing: by coin, by network, by address.',
    'For a setting with few short values that acts at once: language, theme.',
  ],
  avoid: [
    'For parts with content of their own: use Tabs.',
    'In a form that is sent: use RadioGroup.',
    'For long labels or more than four: use Select.',
  ],
  do: [
    {
      show: (
        <Segmented
          label="Group assets"
          selected="coin"
          onSelect={nothing}
          items={[
            { id: 'coin', label: 'By coin' },
            { id: 'network', label: 'By network' },
          ]}
        />
      ),
      because: 'One or two words each, worded alike.',
    },
  ],
  dont: [
    {
      show: (
        <Segmented
          label="Approval"
          selected="approve"
          onSelect={nothing}
          items={[
            { id: 'approve', label: 'Approve' },
            { id: 'refuse', label: 'Reject' },
          ]}
        />
      ),
      because: 'Segmented changes a view; for an action use Button.',
    },
  ],
  accessibility: [
    'Follows the radio group pattern with native radios: one stop of the keyboard.',
    'The name is announced, not shown. In forced colors the selection has the system’s own highlight.',
  ],
  keys: {
    'Goes to the selection': ['Tab'],
    'Selects the next': ['ArrowRight', 'ArrowDown'],
    'Selects the previous': ['ArrowLeft', 'ArrowUp'],
  },
  anatomy: {
    story: 'Light',
    parts: { Group: '[role=radiogroup]', Segment: 'label', Selection: 'label:has(:checked)' },
  },
} satisfies Guide;
