import type { collection, CollectRule, ParamsOf } from '@mpc/api';
import { valuesOfRule, type RuleValues } from '../add/rule-form.values.ts';

type Params = ParamsOf<typeof collection.saveRule>;

/** What is sent to change a rule: what is otherwise than it was, and nothing else; null where nothing is. */
export function editParams(walletId: number, rule: CollectRule, values: RuleValues): Params | null {
  const before = valuesOfRule(rule);
  const name = values.name.trim();
  const isMoved =
    values.network !== before.network ||
    values.receiver !== before.receiver ||
    values.address !== before.address;
  const changed = {
    ...(name === before.name ? {} : { rule_name: name }),
    ...(values.mode === before.mode ? {} : { collect_mode: values.mode }),
    ...(isMoved
      ? {
          base_symbol: values.network ?? '',
          collect_sub_wallet_id: values.receiver ?? 0,
          collect_address: values.address ?? '',
        }
      : {}),
  };
  return Object.keys(changed).length === 0 ? null : { wallet_id: walletId, id: rule.id, ...changed };
}
