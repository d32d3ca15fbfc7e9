import type { Guide } from '../../../../../.storybook/guide.ts';
import { Banner } from './banner.tsx';

export const bannerGuide: Guide = {
  use: [
    'For what holds as long as the page or the form is open: a package about to expire, a slow network, a risk.',
    'Beside what it is about; at the top of the page when it is about all of it.',
  ],
  avoid: [
    'For what has just happened: use a toast.',
    'For what is wrong with a field: give the field a message.',
    'For a state in a row: use StatusTag.',
    'Where there is nothing yet: use EmptyState.',
  ],
  do: [
    {
      show: (
        <Banner tone="attention" title="Deposits of TON are suspended">
          Do not transfer to this address. Deposits are credited once they resume.
        </Banner>
      ),
      because: 'The event first, then what to do.',
    },
  ],
  dont: [
    {
      show: <Banner tone="danger">Something went wrong.</Banner>,
      because: 'Says neither what went wrong nor what to do.',
    },
    'Stack more than two: the most important one is enough.',
  ],
  accessibility: [
    'Danger is an alert and interrupts a screen reader; the other tones are a status and wait their turn.',
    'Every tone has its own icon beside the words, so that it does not depend on color; in forced colors it has a border.',
  ],
  anatomy: {
    story: 'Note',
    parts: { Banner: '[role=status]', Icon: '[role=status] svg', Text: '[role=status] > div' },
  },
};
