import type { Guide } from '../../../../../.storybook/guide.ts';
import { ShortAddress } from './short-address.tsx';
import { WholeAddress } from './whole-address.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

export const addressGuide: Guide = {
  use: [
    'WholeAddress wherever a person decides: before sending, approving, copying, or adding to the address book.',
    'ShortAddress in lists, where nothing is decided.',
    'With comparedWith beside an address that looks like a known one.',
  ],
  avoid: [
    'To type or paste an address: use AddressField.',
    'For other long texts: ellipsis shortens them the same way.',
  ],
  do: [
    {
      show: <WholeAddress address={address} label="To" />,
      because:
        'All of it in groups of four, none of them strong, beside its fingerprint: so people compare all of it.',
    },
    {
      show: <ShortAddress address={address} />,
      because: 'Six characters of each end in a list, always with the fingerprint of the whole.',
    },
  ],
  dont: [
    'A shortened address as the only one in a confirmation: whoever makes a look-alike matches both ends.',
    'Emphasis on the first and last groups: those are the ones a look-alike has in common.',
    {
      show: <ShortAddress address={address} head={4} tail={4} />,
      because: 'Fewer than six characters a side: a look-alike is made in seconds.',
    },
  ],
  accessibility: [
    'Read out whole and in groups, with its label in front, also where it is shortened.',
    'One click selects all of it; what is copied has no spaces.',
    'Differing characters are underlined and counted in words, not only colored.',
  ],
  anatomy: {
    story: 'Whole',
    parts: { Address: '[role=img]', Fingerprint: '[role=img] svg', 'Group of four': '[role=img] span span' },
  },
};
