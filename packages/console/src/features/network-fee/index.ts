import { lazyPart } from '#shared/lazy-part.tsx';

export { feeMakeUp } from './fee-make-up.ts';
export { FeePicker } from './fee-picker.tsx';
export { feeWorth } from './fee-worth.ts';
export {
  chosenFee,
  type ChosenFee,
  type FeeChoice,
  type FeeFault,
  type FeeOption,
  feeOptions,
  usualFee,
} from './fee.rules.ts';
export { usePriceWords } from './price-words.ts';

/** For a form that is of use before anybody looks at its fee. */
export const LazyFeePicker = lazyPart(() => import('./fee-picker.tsx'), 'FeePicker');
