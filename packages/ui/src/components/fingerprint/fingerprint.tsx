import { useMemo, type Ref, type SVGAttributes } from 'react';
import { fingerprintPicture } from './fingerprint-picture.ts';
import { Root } from './fingerprint.styles.ts';

export interface FingerprintProps extends SVGAttributes<SVGSVGElement> {
  /** The whole text; one changed character changes the picture. */
  text: string;
  /** Width and height in pixels. @default 24 */
  size?: number;
  ref?: Ref<SVGSVGElement>;
}

const pitch = 5;
const cell = 4.2;

/** A small picture of an address, so that a familiar one is recognized and a look-alike is not. Beside the text, never alone. */
export function Fingerprint({ text, size = 24, ...rest }: FingerprintProps) {
  const { hues, cells } = useMemo(() => fingerprintPicture(text), [text]);
  return (
    <Root
      {...rest}
      aria-hidden
      width={size}
      height={size}
      viewBox={`0 0 ${4 * pitch + cell} ${4 * pitch + cell}`}
    >
      {cells.map(({ x, y, hue }) => (
        <rect
          key={`${x}${y}`}
          x={x * pitch}
          y={y * pitch}
          width={cell}
          height={cell}
          rx={0.8}
          fill={`oklch(${hue === 0 ? 64 : 54}% 0.16 ${hues[hue]})`}
        />
      ))}
    </Root>
  );
}
