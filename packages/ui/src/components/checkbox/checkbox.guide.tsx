import type { Guide } from '../../../../../.storybook/guide.ts';
import { Checkbox } from './checkbox.tsx';

const nothing = () => undefined;

export const checkboxGuide = {
  use: [
    'For one thing that is so or not, in a form that is sent.',
    'For consent that is required: the form is sent only when it is ticked.',
  ],
  avoid: [
    'For something that takes effect at once: use Switch.',
    'For several that belong together: use CheckboxGroup.',
    'For one of two things, neither of which is “no”: use RadioGroup.',
  ],
  do: [
    {
      show: (
        <Checkbox
          checked
          onChange={nothing}
          description="All 34 characters, not only the first and the last."
        >
          I compared the whole address
        </Checkbox>
      ),
      because: 'Said as the person would say it, and in the affirmative.',
    },
  ],
  dont: [
    {
      show: (
        <Checkbox checked onChange={nothing}>
          Do not notify me
        </Checkbox>
      ),
      because: 'Ticked means yes. A ticked “not” has to be read twice.',
    },
    'Do not tick consent in advance.',
  ],
  accessibility: [
    'A native checkbox; its words can be pressed, too.',
    'Mixed is read out as such, for a box that stands for several.',
  ],
  keys: {
    'Ticks the checkbox, or no longer': ['Space'],
  },
  anatomy: {
    story: 'On',
    parts: { Checkbox: 'label', Box: 'input', Words: 'label > span' },
  },
} satisfies Guide;
