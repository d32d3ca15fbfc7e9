import type { Guide } from '../../../../../.storybook/guide.ts';
import { Card } from '../card/index.ts';
import { Columns } from './columns.tsx';

export const columnsGuide: Guide = {
  use: [
    'For a few equal things beside one another: fields of a form, small cards.',
    'Say how narrow a column may get; how many fit follows from it.',
  ],
  avoid: [
    'For a list of cards: use CardGrid, which says how many there are.',
    'For a list and what is chosen from it: use SplitPane.',
    'For key figures: use SummaryCards.',
  ],
  do: [
    {
      show: (
        <Columns min="110px">
          <Card padding="m">Basic</Card>
          <Card padding="m">Transfer</Card>
        </Columns>
      ),
      because: 'Columns of the same kind and about the same length.',
    },
  ],
  dont: ['A number of columns per width of the window: the same columns also stand in drawers.'],
  accessibility: [
    'Only a box: it is read column after column, in the order it is written.',
    'One column is never wider than its place, so nothing is cut at 200 % zoom.',
  ],
  anatomy: {
    story: 'Equal',
    parts: { Columns: 'div:has(> [data-padding])', Column: '[data-padding]' },
  },
};
