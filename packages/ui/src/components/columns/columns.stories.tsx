import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { Columns } from './columns.tsx';

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: ['Basic', 'Transfer', 'Contract'].map((name) => (
      <Card key={name} title={name}>
        Strategies of this kind
      </Card>
    )),
  },
});

/** Equal columns. */
export const Equal = meta.story();

/** Where three do not fit, there are fewer, and none is wider than its place. */
export const Narrow = meta.story({
  args: { style: { width: 300 } },
  play: async ({ canvas }) => {
    const card = canvas.getByText('Basic').closest('[data-padding]');
    await expect(card?.getBoundingClientRect().width).toBe(300);
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
