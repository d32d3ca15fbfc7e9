import type { Guide } from '../../../../../.storybook/guide.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Divider } from './divider.tsx';

export const dividerGuide: Guide = {
  use: ['Between two thoughts inside one card or drawer, where room alone does not part them.'],
  avoid: [
    'Between parts with a heading: use Section.',
    'In a menu: its items may be { divider: true }.',
    'Between rows: Table and OptionList draw their own.',
  ],
  do: [
    {
      show: (
        <Stack gap="s">
          <Text>Amount and fee</Text>
          <Divider />
          <Text tone="strong">Total</Text>
        </Stack>
      ),
      because: 'One line where the thought changes.',
    },
  ],
  dont: ['A line after every fact: KeyValueList keeps them apart by room.'],
  accessibility: [
    'An <hr>: a separator, read as the end of a part. Drawn as a border, so forced colors keep it.',
  ],
  anatomy: {
    story: 'Between Blocks',
    parts: { Line: 'hr' },
  },
};
