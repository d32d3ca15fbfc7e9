import type { CollectRule } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content, Fact } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { codeWords } from '#shared/status/look-of.ts';
import { modeWords, ruleStatus } from './rule-looks.ts';

/** A network by its name, and by the code that is sent where that is another one. */
export const networkName = ({
  coin_net,
  base_symbol,
}: Pick<CollectRule, 'coin_net' | 'base_symbol'>): string =>
  coin_net === base_symbol ? coin_net : `${coin_net} (${base_symbol})`;

function coinFact(coin: CollectRule['symbol_list'][number], t: TFunction<'collection'>): Fact {
  const { symbol, symbol_alias, contract_address, collect_min, status } = coin;
  return {
    key: `coin ${symbol}`,
    label: coinName(coin),
    text: [
      symbol,
      contract_address,
      `> ${exactAmount(collect_min)} ${symbol_alias}`,
      t(`coin.status.${status}`),
    ].join(' · '),
  };
}

/** Everything that a rule says: what is decided about it is decided on this. */
export function ruleContent(rule: CollectRule, t: TFunction<'collection'>): Content {
  return {
    facts: [
      { key: 'name', label: t('field.name'), text: rule.rule_name },
      { key: 'status', label: t('field.status'), text: codeWords(ruleStatus, rule.status, t) },
      { key: 'network', label: t('field.network'), text: networkName(rule) },
      { key: 'contract', label: t('field.contract'), text: rule.contract_address, as: 'address' },
      {
        key: 'receiver',
        label: t('field.receiver'),
        text: `${rule.collect_sub_wallet_name} · ${rule.collect_sub_wallet_id}`,
      },
      {
        key: 'address',
        label: t('field.address'),
        text: rule.collect_address,
        as: 'address',
        baseSymbol: rule.base_symbol,
      },
      { key: 'mode', label: t('field.mode'), text: codeWords(modeWords, rule.collect_mode, t) },
      ...rule.symbol_list.map((coin) => coinFact(coin, t)),
    ],
    diff: [],
  };
}
