import { useMemo, type Ref, type SVGAttributes } from 'react';
import { encode } from 'uqr';
import { qrWords } from '../../locale/qr-words.ts';
import { useOwnWords } from '../../locale/use-own-words.ts';
import { Root, TooLong } from './qr-code.styles.ts';

export interface QrCodeProps extends SVGAttributes<SVGSVGElement> {
  /** What a scanner reads. */
  text: string;
  /** What the code is for: a screen reader says this. The text itself stands beside the code. */
  label: string;
  /** Width and height in pixels, the white margin included. @default 176 */
  size?: number;
  ref?: Ref<SVGSVGElement>;
}

/** The clear margin that scanners need, in modules. */
const margin = 4;

/** Null for what no code holds: more than 2,331 bytes. */
function encodeShort(text: string) {
  try {
    return encode(text, { ecc: 'M', border: margin });
  } catch {
    return null;
  }
}

/**
 * A QR code, dark on white in both themes because scanners expect it. Renders an `<svg>`. A text that is too long for a
 * code, 2,331 bytes, is said to be so in its place.
 */
export function QrCode({ text, label, size = 176, ...rest }: QrCodeProps) {
  const words = useOwnWords(qrWords);
  const code = useMemo(() => encodeShort(text), [text]);
  if (code === null)
    return (
      <Root {...rest} role="group" aria-label={label} width={size} height={size}>
        <foreignObject width="100%" height="100%">
          <TooLong>{words.qrTooLong}</TooLong>
        </foreignObject>
      </Root>
    );
  const path = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Root
      {...rest}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="black" d={path} />
    </Root>
  );
}
