import { Inline } from '../components/inline/index.ts';
import { Table } from '../components/table/index.ts';
import { formatNumber } from '../format/index.ts';
import { contrast } from '../internal/contrast.ts';
import { themes, type ThemeName } from '../theme/themes.ts';
import { Sample } from './foundations.styles.ts';

type Value = keyof (typeof themes)['light'];

/** An ink, and the grounds it is written on. */
export interface Ink {
  ink: Value;
  /** What it is for. */
  purpose: string;
  grounds: readonly Value[];
}

/** One written on the other, with the contrast as it is measured. */
function Measured({ theme, ink, ground }: { theme: ThemeName; ink: Value; ground: Value }) {
  const [written, on] = [themes[theme][ink], themes[theme][ground]];
  return (
    <Sample $ink={written} $ground={on}>
      <span>{ground}</span>
      <span>{formatNumber(contrast(written, on), { digits: 1 })}</span>
    </Sample>
  );
}

/** Inks in both themes, on each of their grounds. */
export function ContrastTable({ label, inks }: { label: string; inks: readonly Ink[] }) {
  const inTheme = (theme: ThemeName) => (row: Ink) => (
    <Inline gap="xs">
      {row.grounds.map((ground) => (
        <Measured key={ground} theme={theme} ink={row.ink} ground={ground} />
      ))}
    </Inline>
  );
  return (
    <Table
      label={label}
      rows={inks}
      rowKey={({ ink }) => ink}
      columns={[
        { key: 'ink', header: 'Token', cell: ({ ink }) => ink, width: '130px' },
        { key: 'purpose', header: 'For', cell: ({ purpose }) => purpose },
        { key: 'light', header: 'Light', cell: inTheme('light'), width: '230px' },
        { key: 'dark', header: 'Dark', cell: inTheme('dark'), width: '230px' },
      ]}
    />
  );
}
