import type { Guide } from '../../../../../.storybook/guide.ts';
import { Skeleton } from './skeleton.tsx';

export const skeletonGuide: Guide = {
  use: [
    'While a part of a page is loaded for the first time, in the shape of the content.',
    'For half a second and more; what is there sooner needs none.',
  ],
  avoid: [
    'While something is sent: the button that sends it is busy.',
    'While old data is being renewed: leave it on the screen.',
    'For something whose progress is known: use ProgressBar.',
    'Inside Table and the charts: they have shapes of their own.',
  ],
  do: [
    {
      show: <Skeleton shape="rows" count={2} />,
      because: 'As many rows as expected, so that the page does not jump.',
    },
  ],
  dont: [
    'A shape other than the content: cards before a table.',
    'Several side by side, each announcing itself: put one over all of it.',
  ],
  accessibility: [
    'A status that says “Loading” once, and is aria-busy; its parts are hidden from a screen reader.',
    'Pulses by opacity alone, and stands still with reduced motion.',
    'In forced colors its parts are outlined.',
  ],
  anatomy: {
    story: 'Cards',
    parts: { Skeleton: '[role=status]', Part: '[role=status] > div' },
  },
};
