import type { Ref, SVGAttributes } from 'react';
import { pixelFigure } from '../../internal/chart/chart-data.ts';
import { linearScale } from '../../internal/chart/chart-scale.ts';
import { linePath } from '../../internal/chart/line-path.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Base, End, Root, Trend } from './spark-line.styles.ts';

export interface SparkLineProps extends Omit<SVGAttributes<SVGSVGElement>, 'values'> {
  /** Decimal strings, evenly apart, the newest last; null where nothing is known. */
  values: readonly (string | null)[];
  /** What the line says, for a screen reader. Without it the line is a decoration beside words that say the same. */
  label?: string;
  /** @default 'running' */
  tone?: Tone;
  /** In pixels. @default 88 */
  width?: number;
  /** In pixels. @default 24 */
  height?: number;
  ref?: Ref<SVGSVGElement>;
}

/** The course of a figure, as small as a word. Renders an `<svg>`. */
export function SparkLine({
  values,
  label,
  tone = 'running',
  width = 88,
  height = 24,
  ...rest
}: SparkLineProps) {
  const figures = values.map(pixelFigure);
  const known = figures.filter((figure) => figure !== null);
  const x = linearScale([0, figures.length - 1], [3, width - 4]);
  const y = linearScale([Math.min(...known), Math.max(...known)], [height - 4, 4]);
  const places = figures.map((figure, index) => [x(index), figure === null ? null : y(figure)] as const);
  const [endX, endY] = places.findLast(([, y]) => y !== null) ?? [0, null];
  return (
    <Root
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-tone={tone}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {endY === null ? (
        <Base d={`M3 ${height / 2}H${width - 4}`} />
      ) : (
        <>
          <Trend d={linePath(places)} />
          <End cx={endX} cy={endY} r={2.25} />
        </>
      )}
    </Root>
  );
}
