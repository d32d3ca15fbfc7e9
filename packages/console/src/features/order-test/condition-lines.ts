import type { Coin } from '@mpc/api';
import { anyAmount, decimalOf, type Explained, type Look, type Range } from '@mpc/api/strategies';
import type { TFunction } from 'i18next';
import { hoursWords, limitWords, parameterWords } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed, running } from '#shared/i18n/i18n.ts';
import { add } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

/** What names people, coins and methods. */
export interface Naming {
  t: TFunction<'strategyEngine'>;
  words: TFunction;
  names: ReadonlyMap<number, string>;
  coins: readonly Coin[];
  methods: ReadonlyMap<string, string>;
}

/** A condition in words: what it asks for, and what the order has. */
export interface ConditionLine {
  key: string;
  label: string;
  asks: string;
  has: string;
}

type Condition = Explained['conditions'][number];

/** Up to whole cents: what was cut to them may have been anything below the next. */
function upToCents(amount: string): string {
  const cents = /^\d+\.\d\d(?=\d)/.exec(amount)?.[0];
  return cents === undefined ? amount : add(cents, '0.01');
}

/** An amount, or between which ones it is. */
function rangeText({ least, most }: Range, unit: string, t: Naming['t']): string {
  const from = `${exactAmount(decimalOf(least))} ${unit}`.trim();
  if (least === most) return from;
  return most >= anyAmount.most
    ? t('test.atLeast', { amount: from })
    : t('test.between', {
        from,
        to: `${exactAmount(unit === 'USD' ? upToCents(decimalOf(most)) : decimalOf(most))} ${unit}`.trim(),
      });
}

const aliasOf = (symbol: string, coins: readonly Coin[]): string =>
  coins.find((coin) => coin.symbol === symbol)?.symbol_alias ?? symbol;

const nameOf = (symbol: string, coins: readonly Coin[]): string => {
  const coin = coins.find((one) => one.symbol === symbol);
  return coin === undefined ? symbol : coinName(coin);
};

/** Addresses whole as long as they are few. */
const addressText = (list: readonly { address: string }[]): string =>
  list.length > 3 ? String(list.length) : listed(list.map(({ address }) => address));

const zoned = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat(running()?.language ?? 'en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** One condition of a strategy, as it says, and what an order has in that place. */
export function conditionLine(
  { name, met, amount }: Condition,
  { rule, look }: { rule: Explained['rule']; look: Look },
  { t, words, names, coins, methods }: Naming,
): ConditionLine {
  const { conditions } = rule;
  const { order, moved } = look;
  const person = (uid: number) => names.get(uid) ?? t('check.formerMember', { uid });
  const method = (selector: string) => [methods.get(selector), selector].filter(Boolean).join(' · ');
  const line = (label: string, asks: string, has: string) => ({ key: name, label, asks, has });
  switch (name) {
    case 'coins':
      return line(
        words('approval.field.coins'),
        listed(conditions.symbols.map((symbol) => nameOf(symbol, coins))),
        moved.symbol === '' ? t('test.unknownToken') : nameOf(moved.symbol, coins),
      );
    case 'initiators': {
      const uid = order.initiator_uid;
      const isKnown = order.source !== undefined && (order.source === 2 || uid !== undefined);
      return line(
        words('approval.field.initiator'),
        conditions.initiator_type === 3
          ? t('conditions.initiator.3')
          : listed(conditions.initiator_uids.map(person)),
        !isKnown ? t('test.notKnown') : order.source === 2 ? t('conditions.initiator.3') : person(uid ?? 0),
      );
    }
    case 'destination':
      return line(
        words('approval.field.destination'),
        words(`approval.destination.${conditions.destination}`),
        conditions.destination === 3 ? t(`test.listed.${met}`) : t(`test.white.${met}`),
      );
    case 'limit': {
      const { limit } = conditions;
      const named = {
        limit,
        coins: conditions.symbols.map((symbol) => ({
          symbol,
          symbol_alias: aliasOf(symbol, coins),
          coin_net: '',
        })),
      };
      const unit = limit?.unit === 'usd' ? 'USD' : aliasOf(moved.symbol, coins);
      const text = amount ? rangeText(amount, unit, t) : t('test.noPrice');
      return line(
        words('approval.field.limit'),
        limitWords(named, words),
        amount && limit !== null && limit.window_hours !== null
          ? t('test.withEarlier', { amount: text })
          : text,
      );
    }
    case 'hours':
      return line(
        words('approval.field.hours'),
        hoursWords(conditions, words),
        conditions.hours === undefined ? '' : zoned(order.created_at, conditions.hours.zone),
      );
    case 'contracts':
      return line(
        words('approval.field.contracts'),
        addressText(conditions.contracts),
        t(`test.listed.${met}`),
      );
    case 'methods':
      return line(
        words('approval.field.methods'),
        listed((conditions.methods ?? []).map(method)),
        order.call?.method ? method(order.call.method) : t('test.noMethod'),
      );
    case 'params': {
      const args = order.call?.args ?? null;
      return line(
        words('approval.field.params'),
        listed(parameterWords(conditions, words)),
        args === null ? t('test.unread') : listed(args.map((value, at) => `${at + 1}: ${value}`)),
      );
    }
    default:
      return line(t('test.readable'), t('test.read'), met === 'yes' ? t('test.read') : t('test.unread'));
  }
}
