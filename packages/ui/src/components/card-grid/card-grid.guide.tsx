import type { Guide } from '../../../../../.storybook/guide.ts';
import { Card } from '../card/index.ts';
import { CardGrid } from './card-grid.tsx';

export const cardGridGuide: Guide = {
  use: ['For a list of things that are better known by a card than by a row: wallets, services, plans.'],
  avoid: [
    'For many things that are compared or sorted: use Table.',
    'For a few boxes that are no list: use Columns.',
    'For key figures: use SummaryCards.',
  ],
  do: [
    {
      show: (
        <CardGrid min="120px" aria-label="Example of wallets">
          <Card title="Treasury" padding="m">
            Owner
          </Card>
          <Card title="Payroll" padding="m">
            Member
          </Card>
        </CardGrid>
      ),
      because: 'The same facts at the same place in each card.',
    },
  ],
  dont: ['Cards of different kinds in one grid: give each kind its own Section.'],
  accessibility: [
    'A list: screen readers say how many cards there are. Give it an aria-label where no heading names it.',
    'A missing child (null, false) is not an item.',
  ],
  anatomy: {
    story: 'Wallets',
    parts: { Grid: 'ul', Card: 'li > *' },
  },
};
