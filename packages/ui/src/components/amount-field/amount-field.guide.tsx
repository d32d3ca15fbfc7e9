import type { Guide } from '../../../../../.storybook/guide.ts';
import { AmountField } from './amount-field.tsx';

const ignore = () => undefined;

export const amountFieldGuide: Guide = {
  use: [
    'For every amount of a coin that a person enters: a transfer, a sweep threshold, a reserve.',
    'With the coin’s decimals always; with max and onMax where there is a balance to spend.',
    'The value stands below as echo, in the reader’s own currency.',
  ],
  avoid: [
    'For a count, a percentage or a number of days: use NumberField.',
    'To show an amount that is not editable: use Amount.',
  ],
  do: [
    {
      show: (
        <AmountField
          label="Amount"
          symbol="USDT"
          decimals={6}
          value="250000.00"
          onChange={ignore}
          onMax={ignore}
          aside="Available 2,118,004.20 USDT"
          echo="≈ $250,000.00"
        />
      ),
      because: 'Available, entered amount and value at one glance.',
    },
  ],
  dont: [
    {
      show: <AmountField label="Amount (USDT, max. 6 decimals)" symbol="USDT" value="" onChange={ignore} />,
      because: 'The coin stands in the box, and too many decimals are named when there are too many.',
    },
    'Do not make a number of the value, and do not round it: it is text of any length.',
    'Do not group digits inside the box. The field reads a long amount back in groups below it.',
    'Do not compute with the value before parseAmount() has read it: the value is the text as entered.',
  ],
  accessibility: [
    'A text box with the decimal keyboard on phones. The description says the coin, the amount in groups, its value and any error.',
    'An inexact amount stays as entered; what to enter instead is said at once and announced.',
    '“Max” is described by the field’s label, for forms with several amounts, and keeps the focus.',
    'Errors that more typing may resolve wait until the field is left.',
  ],
  anatomy: {
    story: 'Filled',
    parts: {
      Label: 'label',
      Balance: 'label + span',
      Box: 'div:has(> input)',
      Input: 'input',
      Symbol: 'input + span',
      Max: 'div:has(> input) button',
    },
  },
};
