import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { bannerGuide } from './banner.guide.tsx';
import { Banner } from './banner.tsx';

const meta = preview.meta({
  title: 'Feedback/Banner',
  component: Banner,
  parameters: guided(bannerGuide),
  args: { tone: 'running' as const, children: 'This network confirms slowly today.' },
});

const all = () => (
  <Stack gap="s">
    <Banner tone="idle">The list was read 12 seconds ago.</Banner>
    <Banner tone="running" title="A change waits for approval">
      1 of 2 approved.
    </Banner>
    <Banner
      tone="attention"
      title="Your plan ends in 12 days"
      action={<Button size="small">View bill</Button>}
    >
      After that, transfers stop.
    </Banner>
    <Banner tone="success">The strategy is in force.</Banner>
    <Banner tone="danger" title="Looks like an address you already use, but is not it.">
      The first and last 4 characters match “Binance hot”. Compare before you continue.
    </Banner>
  </Stack>
);

/** A note. */
export const Note = meta.story();

/** Rejected or dangerous: read out at once. */
export const Danger = meta.story({
  args: { tone: 'danger', title: 'The address is on the blacklist', children: 'Choose another one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The address is on the blacklist');
  },
});

/** Every tone, with and without title and action. */
export const Permutations = meta.story({ render: all });

/** Every tone in the dark theme. */
export const Dark = meta.story({ render: all, globals: { theme: 'dark' } });

/** On a phone the action goes below the words. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'attention',
    title: 'Your plan ends in 12 days',
    children: 'After that, transfers stop.',
    action: <Button size="small">View bill</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByRole('button', { name: 'View bill' });
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});
