import type { Guide } from '../../../../../.storybook/guide.ts';
import { AmountField } from './amount-field.tsx';

const ignore = () => undefined;

export const amountFieldGuide: Guide = {
  use: [
    'For every amount of a coin that a person enters: to withdraw, to sweep above, to keep as a reserve.',
    'With the coin’s decimals always; with max and onMax where there is a balance to spend.',
    'What it is worth stands below as echo, in the reader’s own money.',
  ],
  avoid: [
    'For a count, a percentage or a number of days: use TextField with a check from useChecks().',
    'To show an amount that nobody changes: use Amount.',
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
      because: 'What is there, what is asked for and what it is worth, in one look.',
    },
  ],
  dont: [
    {
      show: <AmountField label="Amount (USDT, max. 6 decimals)" symbol="USDT" value="" onChange={ignore} />,
      because: 'The coin stands in the box, and too many decimals are named when there are too many.',
    },
    'Do not make a number of the value, and do not round it: it is text of any length.',
    'Do not group digits inside the box. The field reads a long amount back in groups below it.',
    'Do not compute with the value before parseAmount() has taken it: it is the text as it was entered.',
  ],
  accessibility: [
    'A text box with the decimal keyboard on phones. Its description says the coin, the amount in groups, its worth and any error.',
    'What is not an exact amount stays as it was entered; what to enter instead is said at once and read out.',
    '“Max” is described by the field’s label, for forms with several amounts. It keeps the focus.',
    'Errors that typing on may cure wait until the field is left.',
  ],
};
