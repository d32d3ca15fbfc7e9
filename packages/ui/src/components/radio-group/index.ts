export type { ChoiceOption } from '../../internal/field-choice.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
