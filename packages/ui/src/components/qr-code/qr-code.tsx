import { useMemo, type Ref, type SVGAttributes } from 'react';
import { encode } from 'uqr';
import { Root } from './qr-code.styles.ts';

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

/** A QR code, dark on white in both themes because scanners expect it. Renders an `<svg>`. */
export function QrCode({ text, label, size = 176, ...rest }: QrCodeProps) {
  const code = useMemo(() => encode(text, { ecc: 'M', border: margin }), [text]);
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
