import { fits, isNumber, isText, orNull } from '#shared/fields.ts';
import { holdsSecret } from '../secret-text.rules.ts';

/** The most characters of a reason. */
export const reasonLimit = 200;

/** What is asked for: the keys of one sub-wallet, or of all. */
export interface ApplyValues {
  scope: 'sub_wallet' | 'wallet';
  subWalletId: number | null;
  reason: string;
}

export const emptyApply: ApplyValues = { scope: 'sub_wallet', subWalletId: null, reason: '' };

/** Whether something kept is such a form. One that holds a secret is none: it is not shown again. */
export function isApplyValues(value: unknown): value is ApplyValues {
  const isShape = fits<ApplyValues>({
    scope: (scope) => scope === 'sub_wallet' || scope === 'wallet',
    subWalletId: orNull(isNumber),
    reason: isText,
  });
  return isShape(value) && !holdsSecret(value.reason);
}
