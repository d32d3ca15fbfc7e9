export type { SweepStop } from './sweep-stops.rules.ts';
export { askSweepStops, useSweepStops } from './use-sweep-stops.ts';
