import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Avatar } from './avatar.tsx';

export const avatarGuide: Guide = {
  use: [
    'Beside the name of a person (round) or a wallet (square), so that it is found again quickly.',
    'On a button that is named otherwise, such as the one of the signed-in person in the TopBar.',
  ],
  avoid: ['For a coin: use CoinIcon.', 'For an address: use Fingerprint.'],
  do: [
    {
      show: (
        <Inline>
          <Avatar name="Lin Wei" size={24} />
          <Text>Lin Wei</Text>
        </Inline>
      ),
      because: 'Next to the name it stands for.',
    },
  ],
  dont: [
    {
      show: (
        <Inline>
          <Avatar name="Lin Wei" />
          <Avatar name="Liu Yang" />
        </Inline>
      ),
      because: 'Alone: two people with the same letter have the same color.',
    },
  ],
  accessibility: [
    'A picture that screen readers pass over: the name beside it says everything.',
    'White letters reach 4.5 : 1 on each of its colors; forced colors leave them as they are.',
    'The letter is whole in any script: a flag, or a letter with its accent, is not cut.',
  ],
  anatomy: {
    story: 'Person',
    parts: { Avatar: '[data-shape]' },
  },
};
