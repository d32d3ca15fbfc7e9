import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';

export const confirmDialogGuide = {
  use: [
    'Before an irreversible action: a rejection, a removal, a transfer to a risky address.',
    'With a checkbox for responsibility, with a remark where others need the reason.',
    'The type says what it is about: info, success, warning, error or remove.',
  ],
  avoid: [
    'For something that can be undone: do it, and say so in a toast.',
    'For more than a box and a remark: use Drawer.',
    'Only to say something: use Dialog.',
  ],
  do: [
    {
      show: (
        <Inline>
          <Button>Cancel</Button>
          <Button variant="danger">Remove</Button>
        </Inline>
      ),
      because:
        'The button says the verb of the question, so that it can be answered without reading it twice.',
    },
    'Say what will happen, with the amount, the coin and both sides of it.',
  ],
  dont: [
    {
      show: (
        <Inline>
          <Button>No</Button>
          <Button variant="primary">Yes</Button>
        </Inline>
      ),
      because: 'Yes to what?',
    },
    'Ask about everything: who is always asked no longer reads.',
  ],
  accessibility: [
    'Follows the alert dialog pattern: its title and what will happen are read out when it opens.',
    'Until the box is ticked the confirm button is aria-disabled, stays in the tab order, and says what is missing.',
    'The remark holds 200 characters, counts them, and says how many of a longer text were left out.',
    'While the decision is submitted the dialog cannot be left, because leaving would not cancel it.',
    'The focus returns to what opened it; where that was removed, to what is nearest.',
  ],
  keys: {
    Cancels: ['Escape'],
    'Ticks the box': ['Space'],
    'Confirms, on the confirm button': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'Info Type',
    parts: {
      Panel: '[role=alertdialog]',
      Header: '[role=alertdialog] header',
      Icon: '[role=alertdialog] header > span',
      Title: '[role=alertdialog] h2',
      Content: '[role=alertdialog] form > div',
      Footer: '[role=alertdialog] footer',
      Button: '[role=alertdialog] footer button',
    },
  },
} satisfies Guide;
