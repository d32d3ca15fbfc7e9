import type { ChartMarker } from './chart-data.ts';
import type { Layout } from './chart-plot.tsx';
import { textWidth } from './chart-scale.ts';
import { MarkerLabel, MarkerLine, MarkerPoint } from './chart-markers.styles.ts';
import { placeLabels } from './place-labels.ts';

interface ChartMarkersProps extends Pick<Layout, 'xs' | 'y' | 'area'> {
  markers: readonly ChartMarker[];
  /** The line that the points stand on. */
  line: readonly (number | null)[];
}

/** Places that stand out: a dashed line down to the axis, a point on the first line, and a label beside it. */
export function ChartMarkers({ markers, line, xs, y, area }: ChartMarkersProps) {
  const points = markers.flatMap((marker) => {
    const figure = line[marker.at] ?? null;
    return figure === null ? [] : [{ ...marker, x: xs[marker.at] ?? 0, y: y(figure) }];
  });
  const labels = placeLabels(
    points.map((point) => ({ ...point, width: textWidth(point.label, 11) })),
    area,
  );
  return (
    <>
      {points.map(({ at, tone, x, y }) => (
        <g key={at}>
          <MarkerLine d={`M${x} ${y}V${area.bottom}`} data-tone={tone} />
          <MarkerPoint cx={x} cy={y} r={5} data-tone={tone} />
        </g>
      ))}
      {points.map(({ at, label, tone }, index) => (
        // Above the lines of the others.
        <MarkerLabel key={at} {...labels[index]} data-tone={tone}>
          {label}
        </MarkerLabel>
      ))}
    </>
  );
}
