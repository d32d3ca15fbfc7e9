export { SortableList, type SortableListProps } from './sortable-list.tsx';
export type { SortableItem } from './sortable-list.rules.ts';
