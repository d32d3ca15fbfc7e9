export type { SearchOption } from '../../internal/option-search.ts';
export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
