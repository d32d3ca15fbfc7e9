import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { StatusTag } from './status-tag.tsx';

export const statusTagGuide: Guide = {
  use: [
    'For the state of a thing that changes: a transfer, an approval, a bill.',
    'Idle is queued, running is in progress, attention needs a person, success is completed, danger is failed or rejected.',
    'Outlined and idle for canceled items.',
  ],
  avoid: [
    'For a kind, which never changes: use Tag.',
    'For a number of things that wait: use Badge.',
    'For a message with a next step: use Banner.',
  ],
  do: [
    {
      show: (
        <Inline>
          <StatusTag tone="attention">1 of 2 approved</StatusTag>
          <StatusTag tone="running">2 / 6 confirmations</StatusTag>
        </Inline>
      ),
      because: 'Say how far it is, where that is known.',
    },
  ],
  dont: [
    {
      show: <StatusTag tone="danger">Cold wallet</StatusTag>,
      because: 'Red as decoration: what is not wrong must not look wrong.',
    },
    {
      show: <StatusTag tone="success">Awaiting approval</StatusTag>,
      because: 'A color that contradicts the word.',
    },
  ],
  accessibility: [
    'The word says the state; dot and color repeat it.',
    'In forced colors it has a border, and a dashed one when outlined.',
    'A change is not announced: use a toast for what must be noticed at once.',
  ],
  anatomy: {
    story: 'Waiting',
    parts: { Tag: '[data-tone]' },
  },
};
