export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { ChartPlaces, ChartSeries } from '../../internal/chart/chart-data.ts';
