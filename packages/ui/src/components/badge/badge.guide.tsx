import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Badge } from './badge.tsx';

export const badgeGuide: Guide = {
  use: ['For how many things wait for a person behind a name: a place of the navigation, a button.'],
  avoid: [
    'For a state in words: use StatusTag.',
    'For how many things there are, waiting or not: the count of a tab, or the number itself.',
    'For money: use Amount.',
  ],
  do: [
    {
      show: (
        <Inline>
          <Text>To-do</Text>
          <Badge count={7} label="7 waiting" />
        </Inline>
      ),
      because: 'Behind the name of the place where the work is done.',
    },
  ],
  dont: [
    {
      show: (
        <Inline>
          <Text>Transactions</Text>
          <Badge count={4812} label="4,812 transactions" />
        </Inline>
      ),
      because: 'Nothing waits there, and what is always red is soon overlooked.',
    },
  ],
  accessibility: [
    'A screen reader reads its label, which says what the number counts.',
    'Nothing is there at 0, not even for a screen reader; from 100 it is 99+.',
    'A change is not announced: use a toast for what must be noticed at once.',
  ],
  anatomy: {
    story: 'Few',
    parts: { Badge: 'span:has(> [aria-hidden])' },
  },
};
