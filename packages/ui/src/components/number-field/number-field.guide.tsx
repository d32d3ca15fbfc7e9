import type { Guide } from '../../../../../.storybook/guide.ts';
import { NumberField } from './number-field.tsx';

const ignore = () => undefined;

export const numberFieldGuide = {
  use: [
    'For a count, a duration or a percentage that a person types or changes a little: hours, minutes, a priority.',
    'With min and max where there are limits, and with the unit: it stands in the box and in every message.',
    'The value is a decimal string, as everywhere: it is the text as entered until it is a number.',
  ],
  avoid: [
    'For an amount of a coin: use AmountField.',
    'For a code or an identifier made of digits: use CodeField or TextField.',
    'For one of a handful of numbers: use Select or Segmented.',
  ],
  do: [
    {
      show: <NumberField label="Time limit" value="30" unit="minutes" min="1" max="1440" onChange={ignore} />,
      because: 'The unit is in the box; the limits are said when they are missed.',
    },
  ],
  dont: [
    {
      show: <NumberField label="Time limit in minutes (1–1440)" value="30" onChange={ignore} />,
      because: 'Unit and limits are props: then the field can say and keep them.',
    },
    'Do not correct what a person types to the nearest limit: the field says what is allowed.',
  ],
  accessibility: [
    'A spinbutton: its number, its limits and its unit are read out.',
    'The two buttons are for pointers; they are not in the tab order and leave the focus where it is.',
    'The text stays as it is typed. The wheel changes nothing. Both minus signs are accepted.',
  ],
  keys: {
    'Changes the number by a step': ['ArrowUp', 'ArrowDown'],
    'Changes the number by ten steps': ['PageUp', 'PageDown'],
    'Changes the number to its minimum': ['Home'],
    'Changes the number to its maximum': ['End'],
  },
  anatomy: {
    story: 'Filled',
    parts: {
      Label: 'label',
      Box: 'div:has(> [role=spinbutton])',
      Input: '[role=spinbutton]',
      Button: 'button',
    },
  },
} satisfies Guide;
