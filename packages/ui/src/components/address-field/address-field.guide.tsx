import type { Guide } from '../../../../../.storybook/guide.ts';
import { AddressField } from './address-field.tsx';

const ignore = () => undefined;
const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

export const addressFieldGuide = {
  use: [
    'For an address that money will go to, typed or pasted: all of it stays in sight.',
    'Set valid once the network’s check agrees: the address then also stands in groups of four, to compare.',
    'Give what is known about it as messages: used before, resembles another, belongs to another network.',
  ],
  avoid: [
    'To choose from known addresses: use ComboBox, and offer this field beside it.',
    'To show an address: use WholeAddress where a person decides, ShortAddress in lists.',
  ],
  do: [
    {
      show: <AddressField label="To" value={address} onChange={ignore} valid />,
      because: 'Whole, in groups, with a picture that changes with every character.',
    },
  ],
  dont: [
    'Do not shorten it, also not once it was checked.',
    'Do not correct it. Only spaces around it are removed, and the field says so; check reports everything else.',
    {
      show: <AddressField label="Address" value="" onChange={ignore} />,
      because: 'Which address? Say “To”, or whose it is.',
    },
  ],
  accessibility: [
    'A text box that grows with its text.',
    'A valid address is read out in groups of four.',
    'Messages differ by icon and words, not by color alone, and are announced politely.',
    'Spelling and capitals are left alone by browser and phone.',
  ],
  keys: {
    'Submits the form, and never breaks the line': ['Enter'],
  },
  anatomy: {
    story: 'Valid',
    parts: {
      Label: 'label',
      Box: 'div:has(> [data-text])',
      Text: 'textarea',
      'Address in groups': '[role=img]',
    },
  },
} satisfies Guide;
