import { Table } from '../components/table/index.ts';
import { themes, type ThemeName } from '../theme/themes.ts';
import { Inline } from '../components/inline/index.ts';
import { Code, Swatch } from './foundations.styles.ts';

interface Ground {
  token: keyof (typeof themes)['light'];
  purpose: string;
}

const grounds: readonly Ground[] = [
  { token: 'canvas', purpose: 'Behind everything' },
  { token: 'surface', purpose: 'Cards, drawers, fields, the frame' },
  { token: 'sunken', purpose: 'Heads of tables, wells, the hovered item' },
  { token: 'line', purpose: 'Hairlines between things' },
  { token: 'line-strong', purpose: 'Axes, keys, outlined tags' },
  { token: 'control', purpose: 'Borders of buttons and fields: 3 : 1 or better on every ground' },
  { token: 'brand', purpose: 'The one primary action, the focus ring, switches that are on' },
  { token: 'brand-soft', purpose: 'The current or chosen item' },
  { token: 'scrim', purpose: 'Over the page while a drawer or a dialog is open' },
];

const inTheme =
  (theme: ThemeName) =>
  ({ token }: Ground) => (
    <Inline>
      <Swatch $color={themes[theme][token]} />
      <Code>{themes[theme][token]}</Code>
    </Inline>
  );

const series: readonly Ground[] = [
  { token: 'chart-1', purpose: 'The one series, or the first' },
  { token: 'chart-2', purpose: 'The second' },
  { token: 'chart-3', purpose: 'The third' },
  { token: 'chart-4', purpose: 'The fourth' },
  { token: 'chart-5', purpose: 'The fifth' },
  { token: 'chart-6', purpose: 'The sixth' },
  { token: 'chart-7', purpose: 'The seventh' },
  { token: 'chart-8', purpose: 'The last; more than eight cannot be told apart' },
];

/** Grounds and lines with their values in both themes. */
export const GroundTable = () => <ValueTable label="Grounds and lines" rows={grounds} />;

/** The colors of data. */
export const SeriesTable = () => <ValueTable label="Colors of data" rows={series} />;

function ValueTable({ label, rows }: { label: string; rows: readonly Ground[] }) {
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ token }) => token}
      columns={[
        { key: 'token', header: 'Token', cell: ({ token }) => token, width: '130px' },
        { key: 'purpose', header: 'For', cell: ({ purpose }) => purpose },
        { key: 'light', header: 'Light', cell: inTheme('light'), width: '210px' },
        { key: 'dark', header: 'Dark', cell: inTheme('dark'), width: '210px' },
      ]}
    />
  );
}
