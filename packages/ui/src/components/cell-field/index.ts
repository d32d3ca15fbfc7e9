export { CellField, type CellFieldProps } from './cell-field.tsx';
