export { formatTime } from './time-text.ts';
export { Time, type TimeKind, type TimeProps } from './time.tsx';
