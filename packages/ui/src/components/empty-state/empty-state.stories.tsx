import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { emptyStateGuide } from './empty-state.guide.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: guided(emptyStateGuide),
  args: {
    title: 'No addresses yet',
    children: 'Addresses you save here can be picked when you transfer, and their names are shown in lists.',
    action: <Button variant="primary">Add address</Button>,
  },
});

/** What is missing, why it is useful, and the next step. */
export const WithAction = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add address' })).toHaveFocus();
  },
});

/** Only the fact, in the dark theme. */
export const OnlyTheFact = meta.story({
  args: { title: 'No transactions match', children: undefined, action: undefined },
  globals: { theme: 'dark' },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(
    (props: Parameters<typeof EmptyState>[0]) => <EmptyState {...props} style={{ width: '100%' }} />,
    {
      vary: {
        children: [undefined, 'Addresses you save here can be picked when you transfer.'],
        action: [undefined, <Button key="add">Add address</Button>],
      },
      common: { title: 'No addresses yet' },
    },
  ),
});
