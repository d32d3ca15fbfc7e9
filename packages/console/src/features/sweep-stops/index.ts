export { coinStops, stopOf, type SweepRun, type SweepStop } from './sweep-stops.rules.ts';
export { useSweepStops } from './use-sweep-stops.ts';
