import type { Guide } from '../../../../../.storybook/guide.ts';
import { NumberField } from './number-field.tsx';

const ignore = () => undefined;

export const numberFieldGuide: Guide = {
  use: [
    'For a count, a duration or a percentage that a person types or changes a little: hours, minutes, a priority.',
    'With min and max where there are limits, and with the unit: it stands in the box and in every message.',
    'The value is a decimal string, as everywhere: it is the text as entered until it is a number.',
  ],
  avoid: [
    'For an amount of a coin: use AmountField.',
    'For a code or an identifier made of digits: use CodeField or TextField. Nobody counts with it.',
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
    'Up and Down change it by a step, Page Up and Page Down by ten, Home and End go to the limits.',
    'The two buttons are for pointers; they are no stops of Tab and leave the focus where it is.',
    'What is typed stays as it is. The wheel changes nothing. Both minus signs are taken.',
  ],
};
