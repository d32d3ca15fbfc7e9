export { ComboBox, type ComboBoxProps, type SearchOption } from './combo-box.tsx';
