export { Amount, type AmountKind, type AmountProps } from './amount.tsx';
