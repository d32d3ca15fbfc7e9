export { Gauge, type GaugeProps, type GaugeThreshold } from './gauge.tsx';
