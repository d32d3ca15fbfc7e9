import type { Guide } from '../../../../../.storybook/guide.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const nothing = () => undefined;
const events = [
  { id: 'deposit', label: 'Deposits' },
  { id: 'transfer', label: 'Transfers' },
  { id: 'sweep', label: 'Sweeps' },
];

export const checkboxGroupGuide = {
  use: [
    'For several choices among two to seven, when seeing all of them helps to decide.',
    'With a box for all of them above, where all is a common choice.',
  ],
  avoid: [
    'For one choice: use RadioGroup.',
    'For many things to choose from: use MultiSelect, which is searched.',
    'For one thing that is so or not: use Checkbox.',
    'For things that change the moment they are pressed: use Switch.',
  ],
  do: [
    {
      show: (
        <CheckboxGroup
          label="Tell me about"
          all="All events"
          options={events}
          value={['deposit']}
          onChange={nothing}
        />
      ),
      because: 'The box above is mixed while only some are ticked.',
    },
  ],
  dont: [
    {
      show: (
        <CheckboxGroup
          label="Notifications"
          options={[
            { id: 'no-deposit', label: 'Not about deposits' },
            { id: 'no-transfer', label: 'Not about transfers' },
          ]}
          value={['no-deposit']}
          onChange={nothing}
        />
      ),
      because: 'Ticked means yes. A ticked “not” has to be read twice.',
    },
    'Do not make people tick in a certain number without saying it in the description.',
  ],
  accessibility: [
    'Follows the checkbox pattern with native checkboxes.',
    'The box for all of them has three states; with some ticked it is read out as mixed.',
    'The group carries the label, the description and the error.',
  ],
  keys: {
    'Goes to the next checkbox': ['Tab'],
    'Ticks the checkbox, or no longer': ['Space'],
  },
  anatomy: {
    story: 'Some',
    parts: {
      Boxes: '[data-direction]',
      Checkbox: 'label',
      Box: 'label input',
      Words: 'label > span',
      Description: 'label > span > span + span',
    },
  },
} satisfies Guide;
