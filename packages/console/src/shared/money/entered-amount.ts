import { parseAmount } from '@mpc/ui';

/** What a person entered, once it is an exact amount; empty until then, whatever stands in the field. */
export const enteredAmount = (text: string): string => parseAmount(text).amount ?? '';
