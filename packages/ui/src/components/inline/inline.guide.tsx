import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { Inline } from './inline.tsx';

export const inlineGuide = {
  use: [
    'To put things in a line: buttons, tags, an icon and its word.',
    'With justify="between" for a name at the start and an action at the end.',
  ],
  avoid: [
    'For things one below the other: use Stack.',
    'For equal columns: use Columns.',
    'For filters: use FilterBar.',
  ],
  do: [
    {
      show: (
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button variant="primary">Transfer</Button>
        </Inline>
      ),
      because: 'Wraps to a new line where there is no more room.',
    },
  ],
  dont: ['wrap={false} around things that cannot shrink: they leave the page at 200 % zoom.'],
  accessibility: ['Only a box: it has no role, and is read in the order it is written.'],
  keys: {
    'Goes to the first child first, whatever `justify` says': ['Tab'],
  },
  anatomy: {
    story: 'From The Start',
    parts: { Line: 'div:has(> button)' },
  },
} satisfies Guide;
