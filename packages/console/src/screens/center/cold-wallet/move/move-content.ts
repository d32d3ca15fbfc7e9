import type { Coin, ColdMoveFacts } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Move } from './move.values.ts';

/** A move that can be decided: what is sent, and what it would do. */
export interface ReadyMove {
  move: Move;
  coin: Coin;
  facts: ColdMoveFacts;
  /** How people read the coin that pays the fee. */
  feeCoin: string;
}

/** How people read a coin among those of the cold wallet. */
export const aliasIn = (coins: readonly Coin[], symbol: string): string =>
  coins.find((coin) => coin.symbol === symbol)?.symbol_alias ?? symbol;

/** Which tiers a direction goes from and to. */
export const routeOf = { 1: ['warm', 'hot'], 2: ['hot', 'warm'], 3: ['warm', 'cold'] } as const;

/** Everything that a move comes down to: what is decided is what was shown. */
export function moveContent({ move, coin, facts, feeCoin }: ReadyMove, t: TFunction<'coldWallet'>): Content {
  const [from, to] = routeOf[move.direction];
  return {
    facts: [
      { key: 'direction', label: t('move.way.label'), text: t(`move.way.${move.direction}`) },
      { key: 'coin', label: t('move.coin'), text: `${coinName(coin)} ${coin.symbol}` },
      {
        key: 'amount',
        label: t('move.amount'),
        text: `${exactAmount(move.amount)} ${coin.symbol_alias}`,
      },
      { key: 'from', label: t(`move.from.${from}`), text: facts.from, as: 'address' },
      { key: 'to', label: t(`move.to.${to}`), text: facts.to, as: 'address' },
      {
        key: 'fee',
        label: t('move.fee'),
        text: `${exactAmount(facts.fee)} ${feeCoin}`,
        ceiling: { amount: facts.fee, unit: feeCoin },
      },
      ...(move.remark === undefined ? [] : [{ key: 'remark', label: t('move.remark'), text: move.remark }]),
    ],
    diff: [],
  };
}
