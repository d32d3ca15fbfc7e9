import type { Guide } from '../../../../.storybook/guide.ts';
import { ShortAddress, WholeAddress } from '../index.ts';
import { transfer } from './transfer-detail.tsx';

export const detailPageGuide = {
  use: [
    'For all there is to know about one row, with the list still in sight: a transfer, a deposit, a member.',
    'Where a person looks at several, one after the other.',
  ],
  avoid: [
    'For something with tabs and lists of its own: give it a Page with a way back.',
    'For a decision: take the Approval pattern, which asks before it acts.',
  ],
  do: [
    {
      show: <WholeAddress address={transfer.to} />,
      because: 'The whole address in groups of four, beside its fingerprint: here it is compared.',
    },
    'The figure first, then where to, then the facts; what has happened at the side.',
    'Say what comes next, too: a Timeline holds the steps to come.',
  ],
  dont: [
    {
      show: <ShortAddress address={transfer.to} />,
      because: 'Two addresses with the same ends look alike. Shorten only where nothing is decided.',
    },
    'Do not put the actions among the facts: they stand at the foot, and stay there.',
    'Do not close the drawer when something could not be read: say so in it, and offer Retry.',
  ],
  accessibility: [
    'The drawer is a dialog named by its title; the focus goes into it and stays in it.',
    'Closing the drawer returns the focus to the row.',
    'Facts are a description list: each value is read out with its name.',
    'The steps are a list; each says in words whether it is done, current or to come.',
  ],
  keys: {
    'Closes the drawer, and returns to the row': ['Escape'],
  },
} satisfies Guide;
