export { Donut, type DonutProps, type DonutSlice } from './donut.tsx';
