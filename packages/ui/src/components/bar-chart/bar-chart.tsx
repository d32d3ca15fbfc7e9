import { figuresOf } from '../../internal/chart/chart-data.ts';
import { ChartFrame, type ChartBasics } from '../../internal/chart/chart-frame.tsx';
import { barFill, seriesNumber } from '../../internal/chart/series-marks.tsx';
import { Bar } from '../../internal/chart/series.styles.ts';
import { barPath, groupBars, stackBars } from './place-bars.ts';

export interface BarChartProps extends ChartBasics {
  /** Several series stand side by side, or each on the one before it where they add up. @default 'grouped' */
  mode?: 'grouped' | 'stacked';
}

/**
 * Figures compared from place to place: upright bars to look at, to point at and to step through with the arrow keys,
 * and a table that says the same. Renders a `<figure>`.
 */
export function BarChart({ mode = 'grouped', ...props }: BarChartProps) {
  const figures = figuresOf(props.series, props.x);
  const bars = mode === 'stacked' ? stackBars(figures) : groupBars(figures);
  const slots = mode === 'stacked' ? 1 : Math.max(1, figures.length);
  return (
    <ChartFrame
      {...props}
      kind="bar"
      figures={figures}
      reach={[0, ...bars.map(({ to }) => to)]}
      marks={({ xs, room, y }, id) => {
        const width = Math.max(1, Math.min(36, (room * 0.7) / slots));
        return bars.map(({ series, index, from, to, slot, outermost }) => (
          <Bar
            key={`${series} ${index}`}
            data-series={seriesNumber(series)}
            $fill={barFill(id, series)}
            d={barPath((xs[index] ?? 0) + (slot - slots / 2) * width, width, y(from), y(to), outermost)}
          />
        ));
      }}
    />
  );
}
