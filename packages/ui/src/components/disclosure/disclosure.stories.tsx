import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { disclosureGuide } from './disclosure.guide.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = preview.meta({
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: guided(disclosureGuide),
  args: { summary: 'Details', children: <Text size="label">Paid 9 times, first on 12 Mar 2026</Text> },
});

/** Opened by whoever doubts the verdict. */
export const OnDemand = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Paid 9 times/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/^Paid 9 times/)).toBeVisible();
  },
});

/** Closed and open. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack>
      <Disclosure {...args} />
      <Disclosure {...args} defaultOpen />
    </Stack>
  ),
});
