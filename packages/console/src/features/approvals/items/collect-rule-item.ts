import { AnswerMismatch, collection, type CollectRule, type DataOf } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Item } from '../item.ts';
import { fromBusiness, readBusiness } from './business-item.ts';
import { keptRecipients } from './kept-recipients.ts';
import type { Names, Reader } from './reader.ts';
import { listed } from '#shared/i18n/i18n.ts';

type Waiting = DataOf<typeof collection.transInfo>['waiting'];

function contentOf(rule: CollectRule, waiting: Waiting, names: Names, t: TFunction): Content {
  return {
    facts: [
      { key: 'name', label: t('approval.rule.name'), text: rule.rule_name },
      { key: 'net', label: t('approval.cold.net'), text: rule.coin_net },
      { key: 'into', label: t('approval.rule.into'), text: rule.collect_sub_wallet_name },
      {
        key: 'address',
        label: t('approval.rule.address'),
        text: rule.collect_address,
        as: 'address',
        baseSymbol: rule.base_symbol,
      },
      {
        key: 'coins',
        label: t('approval.rule.coins'),
        text: listed(
          rule.symbol_list.map((coin) => `${coin.symbol_alias} ≥ ${exactAmount(coin.collect_min)}`),
        ),
      },
      {
        key: 'fee',
        label: t('approval.rule.fee'),
        text: `${exactAmount(rule.fee)} ${names.coin(rule.fee_symbol)}`,
      },
      {
        key: 'waiting',
        label: t('approval.rule.waiting'),
        text: listed(waiting.map((one) => `${exactAmount(one.amount)} ${coinName(one)}`)),
      },
    ],
    diff: [],
  };
}

/** The publishing of a collection rule: type 12, signed on the phone. */
export async function collectRuleItem(id: number, reader: Reader): Promise<Item> {
  const business = await readBusiness(id, reader);
  const { business_id, wallet_id, my_action } = business;
  const [names, rule, { waiting }] = await Promise.all([
    reader.names(wallet_id),
    reader.call(collection.rule, { id: business_id }),
    reader.call(collection.transInfo, { id: business_id }),
  ]);
  if (rule.wallet_id !== wallet_id) throw new AnswerMismatch(collection.rule, 'wallet_id');
  return {
    ...fromBusiness('collect-rule', id, business),
    // A rule that is taken back is a draft again.
    canRevoke: business.status === 0,
    content: (t) => contentOf(rule, waiting, names, t),
    recipients: [
      keptRecipients(wallet_id, names, rule.base_symbol, [{ address: rule.collect_address, memo: '' }]),
    ],
    ways: {
      approve: 'phone',
      refuse: 'phone',
      revoke: (run) => run(collection.saveRule, { wallet_id, id: business_id, status: 0 }),
    },
    // Whoever signs sees the contract on the phone; whoever only approves sees the item.
    code:
      my_action === 2
        ? { business_type: 'collect_rule', business_id }
        : { business_type: 'item', business_id: id },
  };
}
