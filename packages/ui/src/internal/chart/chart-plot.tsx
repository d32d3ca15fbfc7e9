import { useId, useRef, type ReactNode } from 'react';
import { listNames } from '../../format/index.ts';
import { useLanguage, useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { VisuallyHidden } from '../visually-hidden.styles.ts';
import { ChartAxes } from './chart-axes.tsx';
import { logPlace, writeTick, writeValue, type ChartPlaces, type ChartSeries } from './chart-data.ts';
import type { ChartAxis, ChartBasics, ChartKind } from './chart-frame.tsx';
import { linearScale, logScale, logTicks, niceTicks, textWidth, type Scale } from './chart-scale.ts';
import { Drawing, Here, Plot, Tip, TipRow, TipTitle } from './chart.styles.ts';
import { SeriesSample } from './series-marks.tsx';
import { usePoint } from './use-point.ts';
import { useWidth } from './use-width.ts';

/** Where everything of a chart stands, in pixels. */
export interface Layout {
  /** The middle of each place, from left to right. */
  xs: readonly number[];
  /** How wide a place is. */
  room: number;
  /** From a figure to its height. */
  y: Scale;
  /** The place that is looked at. */
  here: number | null;
  /** The edges of what is drawn. */
  area: { left: number; right: number; top: number; bottom: number };
}

interface ChartPlotProps extends Pick<ChartBasics, 'label' | 'x' | 'series' | 'unit' | 'format'> {
  id: string;
  kind: ChartKind;
  height: number;
  scale: NonNullable<ChartAxis['scale']>;
  places: readonly { short: string; full: string }[];
  /** The figures that the vertical axis must reach. */
  reach: readonly number[];
  marks: (layout: Layout) => ReactNode;
}

/** The drawing of a chart: axes, marks, and what is known of the point that is looked at. One stop of the tab key. */
export function ChartPlot({
  id,
  kind,
  height,
  label,
  x,
  scale,
  places,
  series,
  unit,
  format,
  reach,
  marks,
}: ChartPlotProps) {
  const words = useWords();
  const keysId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref, 640);

  const ticks = niceTicks(reach).map((tick) => ({ figure: Number(tick), text: writeTick(tick) }));
  const left = Math.max(...ticks.map(({ text }) => textWidth(text, 11))) + 10;
  const [top, bottom] = [unit === undefined ? 10 : 26, height - 24];
  const y = linearScale([ticks[0]?.figure ?? 0, ticks.at(-1)?.figure ?? 1], [bottom, top]);
  const room = (width - left) / Math.max(1, x.length);
  const across = kind === 'bar' ? null : alongLine(x, scale, [left + 6, width - 6]);
  const xs = x.map((_, index) => across?.xs[index] ?? left + room * (index + 0.5));
  const labels = across?.ticks ?? places.map(({ short }, index) => ({ text: short, at: xs[index] ?? 0 }));

  const { index: here, byKeys, handlers } = usePoint(xs);
  const values = here === null ? [] : series.map((one) => writeValue(one.values[here], unit, format));
  return (
    <>
      <Plot
        {...handlers}
        ref={ref}
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-roledescription={kind === 'line' ? words.chartLine : words.chartBar}
        aria-describedby={keysId}
      >
        <Drawing viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden>
          {here !== null && <Here data-kind={kind} d={behind(kind, xs[here] ?? 0, room, top, bottom)} />}
          <ChartAxes
            ticks={ticks.map(({ figure, text }) => ({ text, y: y(figure), base: figure === 0 }))}
            labels={labels}
            unit={unit}
            left={left}
            right={width}
            bottom={bottom}
          />
          {marks({ xs, room, y, here, area: { left, right: width, top, bottom } })}
        </Drawing>
        {here !== null && (
          <Tip aria-hidden style={beside(xs[here] ?? 0, width)}>
            <TipTitle>{places[here]?.full}</TipTitle>
            {series.map(({ key, label }, index) => (
              <TipRow key={key}>
                {series.length > 1 && <SeriesSample kind={kind} id={id} series={index} />}
                {label}
                <b>{values[index]}</b>
              </TipRow>
            ))}
          </Tip>
        )}
      </Plot>
      <VisuallyHidden id={keysId}>{words.chartKeys}</VisuallyHidden>
      <VisuallyHidden role="status">
        {here !== null && byKeys && <Said place={places[here]?.full ?? ''} series={series} values={values} />}
      </VisuallyHidden>
    </>
  );
}

function Said({
  place,
  series,
  values,
}: {
  place: string;
  series: readonly ChartSeries[];
  values: string[];
}) {
  const words = useWords();
  const language = useLanguage();
  const said = series.map(({ label }, index) => `${label} ${values[index] ?? ''}`);
  return fill(words.chartPoint, { place, values: listNames(said, language, 'commas') });
}

/** Evenly for names; times keep their distance, figures of a log axis their factor, with round ticks of its own. */
function alongLine(
  x: ChartPlaces,
  scale: 'even' | 'log',
  range: [number, number],
): { xs: number[]; ticks?: { text: string; at: number }[] } {
  if (scale === 'even') {
    const figures = x.map((place, index) => (typeof place === 'number' ? place : index));
    return { xs: figures.map(linearScale([figures[0] ?? 0, figures.at(-1) ?? 0], range)) };
  }
  const figures = x.map(logPlace);
  const known = figures.filter((figure) => figure !== null);
  const ends: [number, number] = [known[0] ?? 1, known.at(-1) ?? 1];
  const along = logScale(ends, range);
  const ticks = logTicks(...ends).map((tick) => ({ text: writeTick(tick), at: along(Number(tick)) }));
  return { xs: figures.map((figure) => along(figure ?? 0)), ticks };
}

function behind(kind: ChartKind, x: number, room: number, top: number, bottom: number): string {
  if (kind === 'line') return `M${x} ${top}V${bottom}`;
  return `M${x - room / 2} ${top}h${room}V${bottom}h${-room}Z`;
}

/** Beside the point, on the side that has more room, and never wider than that. */
const beside = (x: number, width: number) =>
  x < width / 2 ? { left: x + 12, maxWidth: width - x - 12 } : { right: width - x + 12, maxWidth: x - 12 };
