import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { cardGridGuide } from './card-grid.guide.tsx';
import { Stack } from '../stack/index.ts';
import { CardGrid } from './card-grid.tsx';

const meta = preview.meta({
  title: 'Layout/CardGrid',
  component: CardGrid,
  parameters: guided(cardGridGuide),
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

/** One column, so narrow that a card takes all of it, and several. */
export const Permutations = meta.story({
  render: ({ children }) => (
    <Stack gap="xl">
      {[240, 600, 1000].map((width) => (
        <CardGrid key={width} aria-label={`${width} pixels`} style={{ width, maxWidth: '100%' }}>
          {children}
        </CardGrid>
      ))}
    </Stack>
  ),
});
