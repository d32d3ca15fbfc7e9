import type { Guide } from '../../../../../.storybook/guide.ts';
import { CodeField } from './code-field.tsx';

const nothing = () => undefined;

export const codeFieldGuide: Guide = {
  use: ['For a code of a fixed number of digits: from an authenticator, an e-mail, a text message.'],
  avoid: [
    'For codes with letters, or of unknown length: use TextField.',
    'For amounts and other numbers: use AmountField, or TextField with a check.',
    'For passwords: use TextField with type password.',
  ],
  do: [
    {
      show: (
        <CodeField
          label="Code from your authenticator"
          description="Changes every 30 seconds."
          value="4820"
          onChange={nothing}
        />
      ),
      because: 'The label says where the code comes from.',
    },
  ],
  dont: [
    {
      show: <CodeField label="Code" value="482011" onChange={nothing} error="Invalid" />,
      because: 'Say what to do next: “The code has changed meanwhile. Enter the new one.”',
    },
    'Do not ask for a press on a button after the last digit where nothing else is to be decided: take onComplete.',
  ],
  accessibility: [
    'One text input with its label; the boxes are only drawn. The caret, selection, undo and paste are the browser’s own.',
    'Phones and password managers offer the code, because it is marked as a one-time code.',
    'A code pasted as “123 456” and digits of a Chinese input method are understood; that anything else was left out is said and read out.',
  ],
  anatomy: {
    story: 'Empty',
    parts: { Label: 'label', Boxes: 'div:has(+ input)', Box: 'div:has(+ input) > span' },
  },
};
