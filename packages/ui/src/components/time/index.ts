export { Time, type TimeKind, type TimeProps } from './time.tsx';
