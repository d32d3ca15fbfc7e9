import type { Guide } from '../../../../../.storybook/guide.ts';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

export const textFieldGuide: Guide = {
  use: [
    'For one line of text: a name, a memo, an e-mail address.',
    'With a check of the library where the text has a form: useChecks() says it in the language of the page.',
  ],
  avoid: [
    'For several lines: use TextArea.',
    'For amounts of a coin: use AmountField; for addresses on a chain: AddressField.',
    'For a code from an authenticator: use CodeField; for a list of texts: TagInput.',
    'To narrow what is shown: use SearchField.',
  ],
  do: [
    {
      show: (
        <TextField
          label="Name"
          value="Binance hot"
          onChange={nothing}
          limit={30}
          description="Seen by everyone in this workspace."
        />
      ),
      because: 'A limit is counted while typing; what the text is for stands below.',
    },
  ],
  dont: [
    {
      show: <TextField label="Name" value="Binance hot" onChange={nothing} error="Invalid input" />,
      because: 'Say what is wrong and what to do: “This name is already used. Choose another.”',
    },
    'Do not take characters away while a person types; judge what was entered.',
  ],
  accessibility: [
    'The label is tied to the box; description, counter and errors describe it.',
    'Errors that more typing may resolve wait until the field is left, pasted into, or submitted.',
    'An input method finishes its characters before anything is counted or judged.',
  ],
  anatomy: {
    story: 'Described',
    parts: { Label: 'label', Box: 'div:has(> input)', Input: 'input' },
  },
};
