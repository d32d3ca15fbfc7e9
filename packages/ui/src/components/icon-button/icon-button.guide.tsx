import { Trash2, X } from 'lucide-react';
import type { Guide } from '../../../../../.storybook/guide.ts';
import { IconButton } from './icon-button.tsx';

export const iconButtonGuide = {
  use: [
    'For a repeated action with a well-known icon: close, back, copy, remove a row.',
    'Where a word would not fit: in the head of an overlay, in a row of a table.',
  ],
  avoid: [
    'For the main action of a place, or one that is seldom seen: use Button, with a word.',
    'To go somewhere: use Link.',
    'For an icon that does nothing: draw the icon, with words beside it.',
  ],
  do: [{ show: <IconButton label="Close" icon={X} />, because: 'One icon, one meaning, everywhere.' }],
  dont: [
    {
      show: <IconButton label="Trash can" icon={Trash2} />,
      because: 'The label says what it does, not what it shows: “Remove Kraken”.',
    },
  ],
  accessibility: [
    'A button. The label is its name, and shown when the pointer rests on it.',
    'At least 24 by 24 pixels, also when small.',
    'In a list the label names what it is about, so that ten of them are told apart.',
  ],
  keys: {
    'Presses the button': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'Quiet',
    parts: { Button: 'button', Icon: 'button svg' },
  },
} satisfies Guide;
