import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { dividerGuide } from './divider.guide.tsx';
import { Divider } from './divider.tsx';

const meta = preview.meta({
  title: 'Layout/Divider',
  component: Divider,
  parameters: guided(dividerGuide),
  render: (args) => (
    <Stack>
      <span>Network fee</span>
      <Divider {...args} />
      <span>Arrives</span>
    </Stack>
  ),
});

/** Between two blocks. */
export const BetweenBlocks = meta.story();

/** In a stack with little and with much room. */
export const Permutations = meta.story({
  render: () => (
    <Stack gap="xl">
      {(['xs', 'l'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <span>Network fee</span>
          <Divider />
          <span>Arrives</span>
        </Stack>
      ))}
    </Stack>
  ),
});
