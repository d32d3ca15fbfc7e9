import { fitsPart, isBoolean, isText, listOf } from '#shared/fields.ts';
import type { autoCollect, ParamsOf, SweepScope } from '@mpc/api';

/** Which sub-wallets are offered: of both sorts, asset, or web3. */
export const subWalletTypes = ['all', '1', '2'] as const;

/** The scope as it stands in a form. */
export interface ScopeValues {
  which: 'all' | 'chosen' | null;
  /** Numbers of sub-wallets, as texts. */
  chosen: string[];
  includesNew: boolean;
}

const whichOf = { 0: null, 1: 'all', 2: 'chosen' } as const;

export const valuesOfScope = ({ scope_type, sub_wallet_ids, auto_include_new }: SweepScope): ScopeValues => ({
  which: whichOf[scope_type],
  chosen: sub_wallet_ids.map(String),
  includesNew: auto_include_new === 1,
});

const noEdits: Partial<ScopeValues> = {};

const isScopeEdits = fitsPart<ScopeValues>({
  which: (value) => value === null || value === 'all' || value === 'chosen',
  chosen: listOf(isText),
  includesNew: isBoolean,
});

/** Where what was chosen in place of a scope is kept until it is sent. */
export const scopeDraft = (walletId: number) => ({
  kind: `sweep-scope ${walletId}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isScopeEdits,
});

const sorted = (ids: readonly string[]) => ids.map(Number).toSorted((one, other) => one - other);

/** What is sent for the values of a form. */
export const scopeParams = (
  wallet_id: number,
  { which, chosen, includesNew }: ScopeValues,
): ParamsOf<typeof autoCollect.saveScope> => ({
  wallet_id,
  scope_type: which === 'all' ? 1 : 2,
  ...(which === 'all' ? {} : { sub_wallet_ids: sorted(chosen) }),
  auto_include_new: includesNew ? 1 : 0,
});

/** Whether a scope is what was sent. Sub-wallets that are not seen stay in it. */
export function isScopeAsSent(
  scope: SweepScope,
  { scope_type, auto_include_new, sub_wallet_ids = [] }: ParamsOf<typeof autoCollect.saveScope>,
  seen: readonly number[],
): boolean {
  return (
    scope.scope_type === scope_type &&
    scope.auto_include_new === auto_include_new &&
    sub_wallet_ids.every((id) => scope.sub_wallet_ids.includes(id)) &&
    scope.sub_wallet_ids.every((id) => sub_wallet_ids.includes(id) || !seen.includes(id))
  );
}

/** Whether a form says what is in force. */
export function isSameScope(scope: SweepScope, values: ScopeValues): boolean {
  const { which, chosen, includesNew } = valuesOfScope(scope);
  return (
    which === values.which &&
    includesNew === values.includesNew &&
    (which === 'all' || sorted(chosen).join() === sorted(values.chosen).join())
  );
}
