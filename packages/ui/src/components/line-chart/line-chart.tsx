import { figuresOf } from '../../internal/chart/chart-data.ts';
import { ChartFrame, type ChartAxis, type ChartBasics } from '../../internal/chart/chart-frame.tsx';
import { ChartMarkers } from '../../internal/chart/chart-markers.tsx';
import type { Layout } from '../../internal/chart/chart-plot.tsx';
import { dashOf, SeriesPoint, seriesNumber } from '../../internal/chart/series-marks.tsx';
import { Area, Line } from '../../internal/chart/series.styles.ts';
import { areaPath, linePath, lonePoints } from '../../internal/chart/line-path.ts';

export interface LineChartProps extends ChartBasics, ChartAxis {
  /** Fills what lies below the lines, down to zero: for amounts that are held. */
  area?: boolean;
}

/**
 * How one to four figures went over time, or over the figures of a log axis: lines to look at, to point at and to step
 * through with the arrow keys, and a table that says the same. Renders a `<figure>`.
 */
export function LineChart({ area = false, ...props }: LineChartProps) {
  const figures = figuresOf(props.series, props.x, props.scale === 'log');
  const known = figures.flat().filter((figure) => figure !== null);
  return (
    <ChartFrame
      {...props}
      kind="line"
      figures={figures}
      reach={area ? [...known, 0] : known}
      marks={(layout) => (
        <>
          {figures.map((line, series) => (
            <OneLine
              key={props.series[series]?.key}
              series={series}
              line={line}
              filled={area}
              isCourse={props.scale !== 'log'}
              {...layout}
            />
          ))}
          <ChartMarkers markers={props.markers ?? []} line={figures[0] ?? []} {...layout} />
        </>
      )}
    />
  );
}

interface OneLineProps extends Layout {
  series: number;
  line: readonly (number | null)[];
  filled: boolean;
  /** Whether the last point is where things stand. */
  isCourse: boolean;
}

function OneLine({ series, line, filled, isCourse, xs, y, here }: OneLineProps) {
  const places = line.map((figure, index) => [xs[index] ?? 0, figure === null ? null : y(figure)] as const);
  const marked = new Set(lonePoints(places, isCourse));
  if (here !== null) marked.add(here);
  return (
    <>
      {filled && <Area data-series={seriesNumber(series)} d={areaPath(places, y(0))} />}
      <Line data-series={seriesNumber(series)} d={linePath(places)} strokeDasharray={dashOf(series)} />
      {[...marked].map((index) => {
        const [x, y] = places[index] ?? [0, null];
        return y === null ? null : <SeriesPoint key={index} series={series} x={x} y={y} />;
      })}
    </>
  );
}
