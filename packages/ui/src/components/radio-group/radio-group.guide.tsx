import type { Guide } from '../../../../../.storybook/guide.ts';
import { RadioGroup } from './radio-group.tsx';

const nothing = () => undefined;

export const radioGroupGuide = {
  use: [
    'For one choice among two to seven, when seeing all of them helps to decide.',
    'With a second line where the label alone does not say what choosing it means.',
  ],
  avoid: [
    'For choices with figures to compare: use RadioCards, which have room for them.',
    'For more than seven choices: use Select, or ComboBox where one searches.',
    'For something that is on or off: use Checkbox in a form, Switch outside of one.',
    'To change what is shown below: use Segmented or Tabs.',
  ],
  do: [
    {
      show: (
        <RadioGroup
          label="Approvers"
          value="any"
          onChange={nothing}
          options={[
            { id: 'all', label: 'All' },
            { id: 'any', label: 'Any 2', detail: 'Quickest where people work in shifts' },
          ]}
        />
      ),
      because: 'Choices are worded alike, so that the difference stands out.',
    },
    {
      show: (
        <RadioGroup
          label="Fee paid by"
          value="sender"
          onChange={nothing}
          options={[
            { id: 'sender', label: 'Sender' },
            { id: 'agent', label: 'Auto agent', disabledReason: 'Not set up for this workspace' },
          ]}
        />
      ),
      because: 'Say why a choice cannot be made, instead of leaving it out.',
    },
  ],
  dont: [
    {
      show: (
        <RadioGroup
          label="Notifications"
          direction="horizontal"
          value="yes"
          onChange={nothing}
          options={[
            { id: 'yes', label: 'Yes' },
            { id: 'no', label: 'No' },
          ]}
        />
      ),
      because: 'Yes or no is one box to tick.',
    },
    'Do not choose one in advance where a mistake costs money.',
  ],
  accessibility: [
    'Follows the radio group pattern with native radios: one stop of the keyboard.',
    'A choice with a reason against it is aria-disabled: it is reached and says why, but is not chosen.',
    'The group carries the label, the error and whether a choice is required.',
  ],
  keys: {
    'Goes to the chosen option': ['Tab'],
    'Leaves the group': ['Shift+Tab'],
    'Chooses the next option, or only goes there while it has a reason against it': [
      'ArrowDown',
      'ArrowRight',
    ],
    'Chooses the previous option': ['ArrowUp', 'ArrowLeft'],
  },
  anatomy: {
    story: 'Chosen',
    parts: {
      Options: '[data-direction]',
      Option: 'label',
      Radio: 'label input',
      Words: 'label > span',
      Detail: 'label > span > span + span',
    },
  },
} satisfies Guide;
