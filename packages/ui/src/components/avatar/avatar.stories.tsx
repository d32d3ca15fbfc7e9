import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { avatarGuide } from './avatar.guide.tsx';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  parameters: guided(avatarGuide),
  args: { name: 'Lin Wei' },
});

/** A person. */
export const Person = meta.story();

/** A wallet. */
export const Wallet = meta.story({ args: { name: 'Treasury', shape: 'square' } });

/** The color of each letter. */
export const Letters = meta.story({
  render: () => (
    <Inline>
      {Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) => (
        <Avatar key={letter} name={letter} />
      ))}
    </Inline>
  ),
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Avatar, {
    vary: { shape: ['round', 'square'], size: [24, 28, 36], name: ['Lin Wei', '国库', '🇨🇭 desk', ''] },
    common: { name: 'Lin Wei' },
  }),
});
