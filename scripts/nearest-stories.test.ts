import { expect, it } from 'vitest';
import { nearestStories } from './nearest-stories.ts';

const stories = [
  'packages/ui/src/button/button.stories.tsx',
  'packages/console/src/screens/wallet/wallet.stories.tsx',
  'packages/console/src/screens/wallet/book/book.stories.tsx',
];

it.each([
  ['beside the file', 'packages/ui/src/button/button.tsx', [stories[0]]],
  ['of the nearest folder above', 'packages/console/src/screens/wallet/parts/a/row.tsx', [stories[1]]],
  ['not of folders below', 'packages/console/src/screens/wallet/wallet.screen.tsx', [stories[1]]],
  ['of none, where no folder above has any', 'packages/api/src/core/client.ts', []],
])('gives the stories %s', (_where, file, expected) => {
  expect(nearestStories([file], stories)).toEqual(expected);
});

it('gives stories once, whoever asks for them', () => {
  const files = ['packages/ui/src/button/button.tsx', 'packages/ui/src/button/button.stories.tsx'];
  expect(nearestStories(files, stories)).toEqual([stories[0]]);
});
