import { spreadLabels, textWidth } from './chart-scale.ts';
import { Grid } from './chart.styles.ts';

interface ChartAxesProps {
  ticks: readonly { text: string; y: number; base: boolean }[];
  labels: readonly { text: string; at: number }[];
  unit: string | undefined;
  left: number;
  right: number;
  bottom: number;
}

/** The lines of the grid with their figures, and as many labels below as there is room for. */
export function ChartAxes({ ticks, labels, unit, left, right, bottom }: ChartAxesProps) {
  const spread = spreadLabels(
    labels.map(({ text, at }) => ({ at, width: textWidth(text, 11) })),
    [left, right],
  );
  return (
    <>
      {unit !== undefined && (
        <text x={0} y={11}>
          {unit}
        </text>
      )}
      {ticks.map(({ text, y, base }) => (
        <g key={text}>
          <Grid d={`M${left} ${y}H${right}`} data-base={base || undefined} />
          <text x={left - 10} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {spread.map(({ index, at }) => (
        <text key={index} x={at} y={bottom + 18} textAnchor="middle">
          {labels[index]?.text}
        </text>
      ))}
    </>
  );
}
