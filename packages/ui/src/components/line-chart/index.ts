export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { ChartMarker, ChartPlaces, ChartSeries } from '../../internal/chart/chart-data.ts';
