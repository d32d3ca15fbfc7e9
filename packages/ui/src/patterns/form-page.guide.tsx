import type { Guide } from '../../../../.storybook/guide.ts';
import { TextField } from '../index.ts';

export const formPageGuide = {
  use: [
    'For something with more than five fields, or with sections: a strategy, a rule, a member’s rights.',
    'Where a summary is needed before submission.',
  ],
  avoid: [
    'For up to five fields about a row: take a Drawer, which keeps the list in sight.',
    'For values that stand alone: take the Settings pattern.',
    'For steps that depend on each other’s answers: take a Stepper above one form a step.',
  ],
  do: [
    {
      show: (
        <TextField
          label="Name"
          value="Large stablecoin"
          onChange={() => undefined}
          error="“Large stablecoin” already exists. Choose another name."
        />
      ),
      because: 'A value that the server rejects is marked at its field, and the field gets the focus.',
    },
    'Order the sections as one thinks: what, when, who. One column of fields.',
    'Keep all entries after a failure. Ask before they are discarded.',
  ],
  dont: [
    {
      show: <TextField label="Amount" value="12" onChange={() => undefined} error="Invalid value" />,
      because: 'Says neither what is wrong nor what to do.',
    },
    'Do not disable the button until all is right: a press shows what is missing.',
    'Do not show errors while a field is being filled for the first time.',
  ],
  accessibility: [
    'Sending with something wrong puts the focus on the first field that is wrong, and its error is read out.',
    'Each card is headed; each field is named, and described by its hint and its error.',
    'While submitting the button is busy, keeps its focus, and does nothing when pressed again.',
  ],
  keys: {
    'Leaves the question whether to discard, and returns to Cancel': ['Escape'],
  },
} satisfies Guide;
