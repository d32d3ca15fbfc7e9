import type { AdvancedStrategy } from '@mpc/api';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { listed, running } from '#shared/i18n/i18n.ts';
import { compare } from '#shared/money/decimal.ts';

type Conditions = AdvancedStrategy['conditions'];
type Limited = Pick<Conditions, 'limit' | 'coins'>;

/** Between which amounts a strategy is hit; empty where the amount does not matter. */
export function limitWords({ limit, coins }: Limited, t: TFunction): string {
  if (limit === null) return '';
  const aliases = [...new Set(coins.map((coin) => coin.symbol_alias))].join(' / ');
  const withUnit = (amount: string) =>
    `${exactAmount(amount)} ${limit.unit === 'usd' ? 'USD' : aliases}`.trim();
  const { amount: least, amount_max: most, window_hours: count } = limit;
  const hasLeast = compare(least, '0') !== 0;
  if (most === undefined) {
    const amount = withUnit(least);
    return count === null
      ? t('approval.when.amount', { amount })
      : t('approval.when.window', { amount, count });
  }
  const amount = withUnit(most);
  const from = exactAmount(least);
  if (count === null)
    return hasLeast ? t('approval.when.between', { from, amount }) : t('approval.when.most', { amount });
  return hasLeast
    ? t('approval.when.betweenWindow', { from, amount, count })
    : t('approval.when.mostWindow', { amount, count });
}

/** From what amount on, or for which coins, a strategy is hit; empty where neither matters. */
export function conditionWords(conditions: Limited, t: TFunction): string {
  const names = listed(conditions.coins.map(coinName));
  const byCoin = names === '' ? '' : t('approval.when.coins', { coins: names });
  return limitWords(conditions, t) || byCoin;
}

// 1 January 2024 was a Monday.
const dayIn = (format: Intl.DateTimeFormat, weekday: number): string =>
  format.format(new Date(Date.UTC(2024, 0, weekday)));

/** The days of the week by name, Monday first. */
export function weekdayNames(style: 'short' | 'long'): readonly string[] {
  const format = new Intl.DateTimeFormat(running()?.language ?? 'en-US', { weekday: style, timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => dayIn(format, weekday));
}

/** Days that follow each other by the first and the last of them, three or more. */
function daysWords(weekdays: readonly number[]): string {
  const names = weekdayNames('short');
  const nameOf = (weekday: number) => names[weekday - 1] ?? '';
  const days = [...weekdays].sort((one, other) => one - other);
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  return days.length > 2 && last - first === days.length - 1
    ? `${nameOf(first)}–${nameOf(last)}`
    : listed(days.map(nameOf));
}

/** In which hours a strategy is hit; empty where it is at any time. */
export function hoursWords({ hours }: Pick<Conditions, 'hours'>, t: TFunction): string {
  if (hours === undefined) return '';
  const { weekdays, from, to, zone } = hours;
  const facts = { days: daysWords(weekdays), from, to, zone };
  return to > from ? t('approval.when.hours', facts) : t('approval.when.hoursNextDay', facts);
}

const signs = { eq: '=', ne: '≠', gte: '≥', lte: '≤' } as const;

/** What the parameters of a call must be, each in a line. */
export const parameterWords = ({ params = [] }: Pick<Conditions, 'params'>, t: TFunction): string[] =>
  params.map(({ index, op, value }) =>
    t('approval.when.parameter', { index: index + 1, op: signs[op], value }),
  );
