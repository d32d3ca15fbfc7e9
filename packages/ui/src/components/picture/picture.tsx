import { useState, type HTMLAttributes, type Ref } from 'react';
import { avatarColor, firstLetter } from '../../format/index.ts';
import { Image, Letter, Root } from './picture.styles.ts';

export interface PictureProps extends HTMLAttributes<HTMLSpanElement> {
  /** An own path, or the picture itself as a `data:image/` address. Anything else is never asked for. */
  src: string;
  /** What it is of: its first letter stands there while there is no picture. The name itself stands beside it. */
  name: string;
  /** As wide as its place, or as high as two lines of the text beside it. @default 'wide' */
  size?: 'wide' | 'icon';
  ref?: Ref<HTMLSpanElement>;
}

/** A path of our own origin; `//host` and `/\host` would be another's. */
const isOwn = (src: string) => /^\/(?![/\\])/.test(src) || /^data:image\//i.test(src);

/** A square picture that somebody else made, such as a token's: from our own origin or not at all. */
export function Picture({ src, name, size = 'wide', ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = isOwn(src) && failed !== src;
  return (
    <Root aria-hidden {...rest} data-size={size} $color={shown ? 'transparent' : avatarColor(name)}>
      {shown ? (
        <Image src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <Letter>{firstLetter(name)}</Letter>
      )}
    </Root>
  );
}
