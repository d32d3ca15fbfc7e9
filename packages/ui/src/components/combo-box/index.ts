export type { SearchOption } from '../../internal/picker-filter.ts';
export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
