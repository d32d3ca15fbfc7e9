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
const round = 0.8;
const side = 2.6;

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
      {hues.map((hue, at) => {
        const color = `oklch(${at === 0 ? 64 : 54}% 0.16 ${hue})`;
        const own = cells.filter((one) => one.hue === at);
        // One path a hue: a list shows dozens of pictures. The line around a cell rounds its corners.
        const path = own.map(
          ({ x, y }) => `M${x * pitch + round} ${y * pitch + round}h${side}v${side}h-${side}z`,
        );
        return (
          <path
            key={color}
            d={path.join('')}
            fill={color}
            stroke={color}
            strokeWidth={2 * round}
            strokeLinejoin="round"
          />
        );
      })}
    </Root>
  );
}
