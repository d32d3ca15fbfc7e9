import type { StrategyValues } from './strategy.values.ts';

/** What every part of the form is given. */
export interface FormPart {
  values: StrategyValues;
  onChange: (part: Partial<StrategyValues>) => void;
}
