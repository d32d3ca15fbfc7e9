import type { FuelRule } from '@mpc/api';
import { fitsPart, isText } from '#shared/fields.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';

/** A refueling rule as it stands in a form. */
export interface FuelValues {
  amount: string;
  minimum: string;
  alert: string;
}

/** The form in which a rule is changed, or the first of a network is set. */
export const valuesOfFuel = (rule: FuelRule | null): FuelValues => ({
  amount: rule?.fueling_amount ?? '',
  minimum: rule?.fueling_min_balance ?? '0',
  alert: rule?.alert_balance ?? '0',
});

const noEdits: Partial<FuelValues> = {};

const isFuelEdits = fitsPart<FuelValues>({ amount: isText, minimum: isText, alert: isText });

/** Where what was entered in place of a rule is kept until it is sent. */
export const fuelDraft = (walletId: number, base: string) => ({
  kind: `sweep-fuel ${walletId} ${base}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isFuelEdits,
});

/** What a form describes; null while an amount of it is none. */
export function fuelOf({ amount, minimum, alert }: FuelValues) {
  const [fuel, least, line] = [
    enteredAmount(amount),
    enteredAmount(minimum || '0'),
    enteredAmount(alert || '0'),
  ];
  if (fuel === '' || least === '' || line === '') return null;
  return { fueling_amount: fuel, fueling_min_balance: least, alert_balance: line };
}

export type Fuel = NonNullable<ReturnType<typeof fuelOf>>;

/** Why a rule cannot be: what is given would itself be swept again, or would not reach the minimum. */
export function fuelConflict(
  { fueling_amount, fueling_min_balance }: Fuel,
  threshold: string | undefined,
): 'threshold' | 'minimum' | null {
  if (threshold !== undefined && compare(fueling_amount, threshold) !== -1) return 'threshold';
  return compare(fueling_min_balance, fueling_amount) === 1 ? 'minimum' : null;
}
