import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({ title: 'Components/Avatar', component: Avatar, args: { name: 'Lin Wei' } });

/** A person. */
export const Person = meta.story();

/** A wallet. */
export const Wallet = meta.story({ args: { name: 'Treasury', shape: 'square' } });

/** Every size, and a name in Chinese. */
export const Sizes = meta.story({
  globals: { theme: 'dark' },
  render: () => (
    <Inline>
      <Avatar name="Ana" size={24} />
      <Avatar name="国库" size={28} />
      <Avatar name="okafor" size={36} />
    </Inline>
  ),
});

/** The colour of each letter. */
export const Letters = meta.story({
  render: () => (
    <Inline>
      {Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) => (
        <Avatar key={letter} name={letter} />
      ))}
    </Inline>
  ),
});
