import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

export const emptyStateGuide: Guide = {
  use: [
    'Where a list, a table or a page has nothing yet: say what is missing, why it is useful, and what comes next.',
    'Where filters leave nothing: say so, and offer to clear them.',
  ],
  avoid: [
    'For something that could not be loaded: use Banner with Retry.',
    'For one missing value: write `--`.',
  ],
  do: [
    {
      show: (
        <EmptyState title="No addresses yet" action={<Button variant="primary">Add address</Button>}>
          Addresses you save here can be picked when you transfer.
        </EmptyState>
      ),
      because: 'One sentence, one next step.',
    },
  ],
  dont: [
    {
      show: <EmptyState title="Nothing here" />,
      because: 'Says neither what is missing nor what to do.',
    },
    'A next step that this person may not take: say who can.',
  ],
  accessibility: ['Plain text and a button in reading order; there is no picture to describe.'],
  anatomy: {
    story: 'With Action',
    parts: { Place: 'div:has(> p)', Title: 'p', Text: 'p + div', Action: 'button' },
  },
};
