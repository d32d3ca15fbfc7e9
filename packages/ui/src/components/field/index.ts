export type { FieldControl, FieldMessage } from '../../internal/field-basics.ts';
export { Field, type FieldProps } from './field.tsx';
