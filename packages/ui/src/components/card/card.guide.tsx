import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { Card } from './card.tsx';

export const cardGuide: Guide = {
  use: [
    'For what belongs together and is looked at as one: the facts of a thing, a table, a chart.',
    'padding="none" for a table or list that reaches the edges.',
  ],
  avoid: [
    'For key figures: use SummaryCards with Stat.',
    'For a choice of one of several: use RadioCards.',
    'For a message: use Banner.',
  ],
  do: [
    {
      show: (
        <Card title="Key recovery" action={<Button size="small">Verify</Button>}>
          Last verified 12 days ago
        </Card>
      ),
      because: 'A title of one or two words, and at most one action beside it.',
    },
  ],
  dont: [
    {
      show: (
        <Card>
          <Card>Network fee</Card>
        </Card>
      ),
      because: 'A card in a card: use Section or a Divider inside.',
    },
  ],
  accessibility: [
    'The title is an h2, so it can be jumped to.',
    'The card itself cannot be pressed: put a Link or Button in it.',
    'A border in every theme, so forced colors keep the edge.',
  ],
  anatomy: {
    story: 'With Title',
    parts: { Card: '[data-padding]', Header: '[data-padding] > div:has(h2)', Title: 'h2' },
  },
};
