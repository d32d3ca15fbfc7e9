import { Bar, Line, Pattern, Patterns, Point, Sample } from './series.styles.ts';

/** The number of a series' color, from 1 to 8. */
export const seriesNumber = (index: number) => (index % 8) + 1;

const dashes = [undefined, '7 5', '1.5 4.5', '9 4 1.5 4'];

/** The dashes of a line: the second way to tell it from the others. */
export const dashOf = (index: number) => dashes[index % dashes.length];

const shapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-3.5 -3.5h7v7h-7Z',
  'M0 -4.5l4.5 8h-9Z',
  'M0 -5l5 5l-5 5l-5 -5Z',
];

/** A point of a line, in the shape of its series. */
export function SeriesPoint({ series, x, y }: { series: number; x: number; y: number }) {
  return (
    <Point
      data-series={seriesNumber(series)}
      d={shapes[series % shapes.length]}
      transform={`translate(${x} ${y})`}
    />
  );
}

const textures = [
  null,
  <path key="rising" d="M-2 8L8 -2M-2 2L2 -2M4 8L8 4" />,
  <circle key="dots" cx={3} cy={3} r={1.25} />,
  <path key="lying" d="M0 3H6" />,
  <path key="falling" d="M-2 -2L8 8M4 -2L8 2M-2 4L2 8" />,
  <path key="standing" d="M3 0V6" />,
  <path key="grid" d="M0 3H6M3 0V6" />,
  <path key="crossed" d="M0 0L6 6M6 0L0 6" />,
];

const patternOf = (id: string, series: number) => `${id}-bar-${series % textures.length}`;

/** What fills a bar: the plain color for the first series, a texture in its color for every other. */
export const barFill = (id: string, series: number) =>
  series % textures.length === 0 ? 'var(--series)' : `url(#${patternOf(id, series)})`;

/** The textures that `barFill` names; draws nothing itself. */
export function BarPatterns({ id, count }: { id: string; count: number }) {
  return (
    <Patterns width={0} height={0} aria-hidden>
      {textures.slice(0, count).map((texture, series) => (
        <Pattern
          key={patternOf(id, series)}
          id={patternOf(id, series)}
          data-series={seriesNumber(series)}
          patternUnits="userSpaceOnUse"
          width={6}
          height={6}
        >
          <rect width={6} height={6} />
          {texture}
        </Pattern>
      ))}
    </Patterns>
  );
}

/** What a series looks like, beside its name. */
export function SeriesSample({ kind, id, series }: { kind: 'line' | 'bar'; id: string; series: number }) {
  if (kind === 'line')
    return (
      <Sample width={24} height={12} aria-hidden>
        <Line data-series={seriesNumber(series)} d="M1 6H23" strokeDasharray={dashOf(series)} />
        <SeriesPoint series={series} x={12} y={6} />
      </Sample>
    );
  return (
    <Sample width={12} height={12} aria-hidden>
      <Bar
        data-series={seriesNumber(series)}
        $fill={barFill(id, series)}
        d="M0 2a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2Z"
      />
    </Sample>
  );
}
