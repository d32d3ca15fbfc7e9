export { sweepStateOf } from './sweep-state-of.ts';
export { SweepStops } from './sweep-stops.tsx';
export { useSweepStops } from './use-sweep-stops.ts';
