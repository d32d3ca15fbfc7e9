import { formatNumber, isDecimal, type NumberFormat } from '../../format/index.ts';
import { day, hour } from '../durations.ts';

/** One line, or the bars of one color. */
export interface ChartSeries {
  key: string;
  label: string;
  /** Decimal strings, one for each place on the axis; null where nothing is known. */
  values: readonly (string | null)[];
}

/** What stands along the horizontal axis: names, or times in milliseconds since 1970, which keep their distance. */
export type ChartPlaces = readonly string[] | readonly number[];

/** A place along the axis that stands out, by its index, and what it is called. */
export interface ChartMarker {
  at: number;
  label: string;
  tone: 'attention' | 'success';
}

/** A figure as a number, for its place in pixels and never for what is written; null for what is none. */
export function pixelFigure(value: string | null | undefined): number | null {
  if (value === null || value === undefined || !isDecimal(value)) return null;
  const figure = Number(value);
  return Number.isFinite(figure) ? figure : null;
}

/** A place of a log axis, which has none for zero and below. */
export function logPlace(place: string | number): number | null {
  const figure = pixelFigure(String(place));
  return figure !== null && figure > 0 ? figure : null;
}

/** Every series as figures, one for each place; none where a log axis has no such place. */
export const figuresOf = (
  series: readonly ChartSeries[],
  places: ChartPlaces,
  isLog = false,
): (number | null)[][] =>
  series.map(({ values }) =>
    places.map((place, index) => (isLog && logPlace(place) === null ? null : pixelFigure(values[index]))),
  );

/** A value as it is written in the tooltip and in the table: exact, with its unit. */
export function writeValue(value: string | null | undefined, unit?: string, format?: NumberFormat): string {
  const figure = formatNumber(value, format);
  if (unit === undefined || pixelFigure(value) === null) return figure;
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`;
}

/** A tick as it is written beside the axis: as short as it can be without losing a digit. */
export const writeTick = (tick: string): string =>
  formatNumber(tick, { digits: 'all', shorten: true })
    .replace(/(\.\d*?)0+(?=[MB]?$)/, '$1')
    .replace(/\.(?=[MB]?$)/, '');

/** The places of a log axis are figures: written with their unit, to the last digit. */
export const writeFigures = (places: ChartPlaces, unit?: string): { short: string; full: string }[] =>
  places.map((place) => {
    const full = writeValue(String(place), unit, { digits: 'all' });
    return { short: full, full };
  });

/** A place that is marked is read out with what it is called. */
export const withMarkers = <Place extends { full: string }>(
  places: readonly Place[],
  markers: readonly ChartMarker[],
): Place[] =>
  places.map((place, index) => {
    const labels = markers.flatMap(({ at, label }) => (at === index ? [label] : []));
    return labels.length === 0 ? place : { ...place, full: [place.full, ...labels].join(' · ') };
  });

/**
 * How the places are written: short below the axis, and in full in the tooltip and in the table. Times are the reader's
 * own unless a zone is named.
 */
export function writePlaces(
  places: ChartPlaces,
  language: string,
  timeZone?: string,
): { short: string; full: string }[] {
  const times = places.filter((place) => typeof place === 'number');
  if (times.length < places.length)
    return places.map((place) => ({ short: String(place), full: String(place) }));
  const [short, full] = timeFormats(times).map(
    (format) => new Intl.DateTimeFormat(language, { ...format, timeZone }),
  );
  return times.map((time) => ({ short: short?.format(time) ?? '', full: full?.format(time) ?? '' }));
}

/** By how far apart they are: months, days, or minutes; with the day where the minutes are of several days. */
function timeFormats(times: readonly number[]): [Intl.DateTimeFormatOptions, Intl.DateTimeFormatOptions] {
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const step = Math.min(...steps);
  const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  if (step >= 27 * day)
    return [
      { year: 'numeric', month: 'short' },
      { year: 'numeric', month: 'long' },
    ];
  // A day is 23 hours long once a year.
  if (step >= day - hour) return [{ month: 'short', day: 'numeric' }, date];
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return [span <= day ? clock : { month: 'short', day: 'numeric', ...clock }, { ...date, ...clock }];
}
