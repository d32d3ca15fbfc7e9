import type { AdvancedStrategy } from '@mpc/api';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { listed } from '#shared/i18n/i18n.ts';

type Conditions = Pick<AdvancedStrategy['conditions'], 'limit' | 'coins'>;

/** From what amount on a strategy is hit; empty where the amount does not matter. */
export function limitWords({ limit, coins }: Conditions, t: TFunction): string {
  if (limit === null) return '';
  const aliases = [...new Set(coins.map((coin) => coin.symbol_alias))].join(' / ');
  const amount = `${exactAmount(limit.amount)} ${limit.unit === 'usd' ? 'USD' : aliases}`.trim();
  return limit.window_hours === null
    ? t('approval.when.amount', { amount })
    : t('approval.when.window', { amount, hours: limit.window_hours });
}

/** From what amount on, or for which coins, a strategy is hit; empty where neither matters. */
export function conditionWords(conditions: Conditions, t: TFunction): string {
  const names = listed(conditions.coins.map(coinName));
  const byCoin = names === '' ? '' : t('approval.when.coins', { coins: names });
  return limitWords(conditions, t) || byCoin;
}
