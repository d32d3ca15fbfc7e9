export { SweepStops } from './sweep-stops.tsx';
export { stopsIn, type SweepStop } from './sweep-stops.rules.ts';
