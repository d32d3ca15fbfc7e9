import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { CardGrid } from './card-grid.tsx';

const meta = preview.meta({
  title: 'Layout/CardGrid',
  component: CardGrid,
  args: {
    'aria-label': 'Wallets',
    children: ['Treasury', 'Payroll', 'Desk B', 'Reserve'].map((name) => (
      <Card key={name} title={name}>
        Owner · 13 sub-wallets
      </Card>
    )),
  },
});

/** Each card is an item of a list. */
export const Wallets = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Wallets' }).children).toHaveLength(4);
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
