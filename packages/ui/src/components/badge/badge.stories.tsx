import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
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
