import { expect, it } from 'vitest';
import { depositStory } from './deposit-story.rules.ts';

const storyAt = (status: number) =>
  depositStory({ status, created_at: 1, updated_at: 2 }).map(({ kind, state }) => `${kind}: ${state}`);

it.each([
  [1000, ['seen: done', 'confirmations: current', 'credited: waiting']],
  [1100, ['seen: done', 'confirmations: current', 'credited: waiting']],
  [2000, ['seen: done', 'confirmations: done', 'credited: done']],
  [3000, ['seen: done', 'confirmations: done', 'abnormal: failed']],
  [4000, ['seen: done', 'confirmations: done', 'abnormal: failed', 'returned: done']],
  // Nobody has told us of this one: nothing is said to be over.
  [9999, ['seen: done', 'confirmations: current', 'credited: waiting']],
])('tells a deposit of status %i', (status, story) => {
  expect(storyAt(status)).toEqual(story);
});

it('tells of a deposit that was held, released and given back, each at its moment', () => {
  const timeline = [
    { status: 1000, time: 1 },
    { status: 1100, time: 2 },
    { status: 3000, time: 3 },
    { status: 2000, time: 4 },
    { status: 4000, time: 5 },
  ];
  expect(
    depositStory({ status: 4000, created_at: 1, updated_at: 9, timeline }).map(({ kind, at }) => [kind, at]),
  ).toEqual([
    ['seen', 1],
    ['confirmations', 2],
    ['abnormal', 3],
    ['credited', 4],
    ['returned', 5],
  ]);
});
