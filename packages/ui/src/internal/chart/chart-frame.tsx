import { Table2 } from 'lucide-react';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { NumberFormat } from '../../format/index.ts';
import { useLanguage, useWords } from '../../locale/locale-context.ts';
import { VisuallyHidden } from '../visually-hidden.styles.ts';
import { useHydrated } from '../use-hydrated.ts';
import {
  withMarkers,
  writeFigures,
  writePlaces,
  type ChartMarker,
  type ChartPlaces,
  type ChartSeries,
} from './chart-data.ts';
import { ChartPlot, type Layout } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { Head, Legend, Room, Root } from './chart.styles.ts';
import { BarPatterns, SeriesSample } from './series-marks.tsx';

/** What every chart with axes is given. */
export interface ChartBasics extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is shown, for a screen reader; a heading above says it to the eye. */
  label: string;
  /** What stands along the axis: names, or times in milliseconds since 1970, which keep their distance in a line. */
  x: ChartPlaces;
  /** What `x` is, at the head of the table. @default the library's own "Time" or "Name" */
  xLabel?: string;
  series: readonly ChartSeries[];
  /** What the figures are in, such as `USD`, `BTC` or `%`. */
  unit?: string | undefined;
  /** How values are written in the tooltip and the table. On the axis they are always short. @default two digits */
  format?: NumberFormat | undefined;
  /** Of the drawing, in pixels. @default 220 */
  height?: number;
  /** The figures are on their way: shows the shape of what comes. */
  loading?: boolean;
  /** Stands in the drawing's place where there is no figure. @default the library's own "Nothing to show yet" */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
}

export type ChartKind = 'line' | 'bar';

/** How the horizontal axis of a line runs, and what stands out along it. */
export interface ChartAxis {
  /**
   * `even`: names side by side, times by their distance. `log`: `x` are decimal strings above zero in ascending order,
   * and the same step along the axis is the same factor; a point at zero or below is left out of the drawing, and stays in
   * the table. @default 'even'
   */
  scale?: 'even' | 'log';
  /** What the figures of a log axis are in, such as `USDT`. */
  xUnit?: string | undefined;
  /** Places that stand out, each with a point on the first line and its label. */
  markers?: readonly ChartMarker[];
}

interface ChartFrameProps extends ChartBasics, ChartAxis {
  kind: ChartKind;
  figures: readonly (readonly (number | null)[])[];
  /** The figures that the vertical axis must reach. */
  reach: readonly number[];
  marks: (layout: Layout, id: string) => ReactNode;
}

/** What charts have in common: legend, drawing, and a table that says the same, shown on demand and always read out. */
export function ChartFrame({
  kind,
  label,
  x,
  xLabel,
  series,
  unit,
  format,
  height = 220,
  loading = false,
  empty,
  scale = 'even',
  xUnit,
  markers = [],
  figures,
  reach,
  marks,
  ...rest
}: ChartFrameProps) {
  const words = useWords();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  // A server does not know the reader's zone.
  const zone = useHydrated() ? undefined : 'UTC';
  const language = useLanguage();
  const written = scale === 'log' ? writeFigures(x, xUnit) : writePlaces(x, language, zone);
  const places = withMarkers(written, markers);
  const nothing = figures.every((one) => one.every((figure) => figure === null));
  const table = (
    <ChartTable
      label={label}
      xLabel={xLabel ?? (typeof x[0] === 'number' ? words.chartTime : words.shareName)}
      places={places.map(({ full }) => full)}
      series={series}
      unit={unit}
      format={format}
    />
  );
  const body = () => {
    if (loading) return <Skeleton shape="chart" />;
    if (nothing) return empty ?? words.chartEmpty;
    if (asTable) return table;
    return (
      <ChartPlot
        {...{ id, kind, height, label, x, scale, places, series, unit, format, reach }}
        marks={(layout) => marks(layout, id)}
      />
    );
  };
  const drawn = !loading && !nothing;
  return (
    <Root {...rest} aria-label={label} aria-busy={loading || undefined}>
      {kind === 'bar' && series.length > 1 && <BarPatterns id={id} count={series.length} />}
      <Head>
        <Legend aria-hidden>
          {series.length > 1 &&
            series.map(({ key, label }, index) => (
              <li key={key}>
                <SeriesSample kind={kind} id={id} series={index} />
                {label}
              </li>
            ))}
        </Legend>
        {drawn && (
          <IconButton
            icon={Table2}
            label={words.chartTable}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </Head>
      <Room
        $height={height}
        data-empty={(!loading && nothing) || undefined}
        {...(drawn && asTable
          ? { 'data-table': true, role: 'region', 'aria-label': label, tabIndex: 0 }
          : {})}
      >
        {body()}
      </Room>
      {drawn && !asTable && <VisuallyHidden as="div">{table}</VisuallyHidden>}
    </Root>
  );
}
