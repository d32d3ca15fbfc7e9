import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { badgeGuide } from './badge.guide.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  title: 'Data/Badge',
  component: Badge,
  parameters: guided(badgeGuide),
  args: { count: 7, label: '7 waiting' },
});

/** A few. */
export const Few = meta.story();

/** More than can be counted at a glance, in the dark theme. */
export const Many = meta.story({ args: { count: 128, label: '128 waiting' }, globals: { theme: 'dark' } });

/** None: nothing is there. */
export const None = meta.story({
  args: { count: 0, label: 'None waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('None waiting')).toBeNull();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Badge, {
    vary: { count: [1, 12, 99, 128] },
    common: { count: 1, label: 'waiting' },
  }),
});
