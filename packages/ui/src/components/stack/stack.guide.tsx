import type { Guide } from '../../../../../.storybook/guide.ts';
import { Text } from '../text/index.ts';
import { Stack } from './stack.tsx';

export const stackGuide: Guide = {
  use: ['To put things one below the other with the same room between them.'],
  avoid: [
    'For things beside one another: use Inline, or Columns for equal ones.',
    'For a list whose length is worth knowing: use CardGrid, KeyValueList or Table.',
  ],
  do: [
    {
      show: (
        <Stack gap="xs">
          <Text tone="strong">Network fee</Text>
          <Text tone="muted">Paid by the gas station</Text>
        </Stack>
      ),
      because: 'Little room between what belongs together, more between thoughts.',
    },
  ],
  dont: ['Margins on the children: the stack alone says how far apart they are.'],
  accessibility: [
    'Only a box: it has no role, and is read in the order it is written.',
    'Children may shrink, so that nothing widens the page at 200 % zoom.',
  ],
  anatomy: {
    story: 'Stretched',
    parts: { Stack: 'div:has(> button)' },
  },
};
