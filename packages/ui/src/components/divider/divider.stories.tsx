import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { Divider } from './divider.tsx';

const meta = preview.meta({
  title: 'Layout/Divider',
  component: Divider,
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

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
