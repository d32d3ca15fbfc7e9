export type { PickerOption } from '../../internal/picker-option.tsx';
export { Select, type SelectProps } from './select.tsx';
