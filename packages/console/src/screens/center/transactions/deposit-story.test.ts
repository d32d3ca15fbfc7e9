import type { DepositInfo } from '@mpc/api';
import { expect, it } from 'vitest';
import { depositStory } from './deposit-story.rules.ts';

const told = (status: number) =>
  depositStory({ status, created_at: 1, updated_at: 2 } as DepositInfo).map(
    ({ kind, state }) => `${kind}: ${state}`,
  );

it.each([
  [1000, ['seen: done', 'confirmations: current', 'credited: waiting']],
  [1100, ['seen: done', 'confirmations: current', 'credited: waiting']],
  [2000, ['seen: done', 'confirmations: done', 'credited: done']],
  [3000, ['seen: done', 'confirmations: done', 'abnormal: failed']],
  [4000, ['seen: done', 'confirmations: done', 'abnormal: failed', 'returned: done']],
])('tells a deposit of status %i', (status, story) => {
  expect(told(status)).toEqual(story);
});
