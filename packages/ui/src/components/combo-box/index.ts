export type { SearchOption } from '../../internal/option-search.ts';
export type { LoadOptions } from '../../internal/use-loaded-options.ts';
export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
