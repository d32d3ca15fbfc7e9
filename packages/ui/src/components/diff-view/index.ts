export { DiffView, type DiffViewProps } from './diff-view.tsx';
export type { DiffItem, DiffSide } from './diff-item.ts';
