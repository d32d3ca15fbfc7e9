import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No addresses yet',
    children: 'Addresses you save here can be picked when you transfer, and their names are shown in lists.',
    action: <Button variant="primary">Add address</Button>,
  },
});

/** What is missing, why it is useful, and the next step. */
export const WithAction = meta.story();

/** Only the fact, in the dark theme. */
export const OnlyTheFact = meta.story({
  args: { title: 'No transactions match', children: undefined, action: undefined },
  globals: { theme: 'dark' },
});
