import type { HTMLAttributes, Ref } from 'react';
import { avatarColor, firstLetter } from '../../format/index.ts';
import { Root } from './avatar.styles.ts';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Whose it is; the first letter decides the color. */
  name: string;
  /** @default 28 */
  size?: 24 | 28 | 36;
  /** Round for people, square for wallets. @default 'round' */
  shape?: 'round' | 'square';
  ref?: Ref<HTMLSpanElement>;
}

/** The first letter of a name on its color. A picture only: the name stands beside it. */
export function Avatar({ name, size = 28, shape = 'round', ...rest }: AvatarProps) {
  return (
    <Root aria-hidden {...rest} data-shape={shape} $size={size} $color={avatarColor(name)}>
      {firstLetter(name)}
    </Root>
  );
}
