import type { Guide } from '../../../../../.storybook/guide.ts';
import { RadioCards } from './radio-cards.tsx';

const nothing = () => undefined;

export const radioCardsGuide = {
  use: ['For one choice among two to four, each with what it means and a figure to compare: a fee, a plan.'],
  avoid: [
    'For choices that need no more than a label: use RadioGroup.',
    'For more than four: use Select.',
    'To change what is shown: use Segmented.',
  ],
  do: [
    {
      show: (
        <RadioCards
          label="Network fee"
          value="standard"
          onChange={nothing}
          options={[
            { id: 'slow', title: 'Slow', detail: 'About 30 minutes', aside: '0.0009 ETH' },
            { id: 'standard', title: 'Standard', detail: 'About 5 minutes', aside: '0.0021 ETH' },
          ]}
        />
      ),
      because: 'The same kind of detail and figure on each card, so that they can be compared.',
    },
  ],
  dont: [
    {
      show: (
        <RadioCards
          label="Network fee"
          value="slow"
          onChange={nothing}
          options={[
            { id: 'slow', title: 'Slow', aside: '0.0009 ETH' },
            { id: 'fast', title: 'Fast', detail: 'Next block' },
          ]}
        />
      ),
      because: 'One has a price, the other a time: nothing can be compared.',
    },
  ],
  accessibility: [
    'Follows the radio group pattern with native radios.',
    'The whole card can be pressed and shows the focus; the choice is marked by the radio, not by color alone.',
  ],
  keys: {
    'Goes to the chosen card': ['Tab'],
    'Leaves the group': ['Shift+Tab'],
    'Chooses the next card': ['ArrowDown', 'ArrowRight'],
    'Chooses the previous card': ['ArrowUp', 'ArrowLeft'],
  },
  anatomy: {
    story: 'Chosen',
    parts: {
      Cards: 'div:has(> label input)',
      Card: 'label',
      Radio: 'label input',
      Title: 'label > span > span',
      Detail: 'label > span > span + span',
      Figure: 'label > span + span',
    },
  },
} satisfies Guide;
