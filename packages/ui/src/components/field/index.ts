export type { FieldControl, FieldVerdict } from '../../internal/field-basics.ts';
export { Field, type FieldProps } from './field.tsx';
