import type { collection, ParamsOf } from '@mpc/api';
import type { RuleValues } from './rule-form.values.ts';

type Params = ParamsOf<typeof collection.saveRule>;

/** What is sent for a new rule: submitted to be signed, or kept as a draft. */
export const saveParams = (walletId: number, values: RuleValues, publishes: boolean): Params => ({
  wallet_id: walletId,
  rule_name: values.name.trim(),
  base_symbol: values.network ?? '',
  collect_sub_wallet_id: values.receiver ?? 0,
  collect_address: values.address ?? '',
  collect_mode: values.mode,
  ...(values.symbols.length === 0 ? {} : { symbols: [...values.symbols] }),
  status: publishes ? 1 : 0,
});
