import { memo } from 'react';
import type { NumberFormat } from '../../format/index.ts';
import { writeValue, type ChartSeries } from './chart-data.ts';
import { Figures } from './chart.styles.ts';

interface ChartTableProps {
  label: string;
  /** The head of the first column. */
  xLabel: string;
  /** The first column, in full. */
  places: readonly string[];
  series: readonly ChartSeries[];
  unit: string | undefined;
  format: NumberFormat | undefined;
}

/** The figures of a chart, every digit that its format keeps. Kept as it is while the pointer moves over the chart. */
export const ChartTable = memo(function ChartTable({
  label,
  xLabel,
  places,
  series,
  unit,
  format,
}: ChartTableProps) {
  return (
    <Figures aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{xLabel}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place, index) => (
          <tr key={index}>
            <th scope="row">{place}</th>
            {series.map(({ key, values }) => (
              <td key={key}>{writeValue(values[index], unit, format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Figures>
  );
});
