export { FilterBar, type FilterBarProps } from './filter-bar.tsx';
export { FilterChip, type FilterChipProps } from './filter-chip.tsx';
export { FilterSelect, type FilterOption, type FilterSelectProps } from './filter-select.tsx';
