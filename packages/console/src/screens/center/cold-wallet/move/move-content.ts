import type { Coin, ColdMoveFacts, MoveFault, TaskDirection } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { codeWords, lookOf } from '#shared/status/look-of.ts';
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

const wayWords = {
  1: { label: 'move.way.1', from: 'move.from.warm', to: 'move.to.hot' },
  2: { label: 'move.way.2', from: 'move.from.hot', to: 'move.to.warm' },
  3: { label: 'move.way.3', from: 'move.from.warm', to: 'move.to.cold' },
} as const;

/** A direction in words, and both its ends; one that nobody has told us of stands as it is. */
export function wayOf(direction: TaskDirection, t: TFunction<'coldWallet'>) {
  const words = lookOf<(typeof wayWords)[TaskDirection]>(wayWords, direction);
  return words === null
    ? { label: String(direction), from: t('tasks.from'), to: t('tasks.to') }
    : { label: t(words.label), from: t(words.from), to: t(words.to) };
}

/** Everything that a move comes down to: what is decided is what was shown. */
export function moveContent({ move, coin, facts, feeCoin }: ReadyMove, t: TFunction<'coldWallet'>): Content {
  const way = wayOf(move.direction, t);
  return {
    facts: [
      { key: 'direction', label: t('move.way.label'), text: way.label },
      { key: 'coin', label: t('move.coin'), text: `${coinName(coin)} ${coin.symbol}` },
      {
        key: 'amount',
        label: t('move.amount'),
        text: `${exactAmount(move.amount)} ${coin.symbol_alias}`,
      },
      { key: 'from', label: way.from, text: facts.from, as: 'address' },
      { key: 'to', label: way.to, text: facts.to, as: 'address' },
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

const faultWords = {
  noAddress: { label: 'move.fault.noAddress' },
  voteFreeNotSet: { label: 'move.fault.voteFreeNotSet' },
  balance: { label: 'move.fault.balance' },
  belowMin: { label: 'move.fault.belowMin' },
  aboveMax: { label: 'move.fault.aboveMax' },
  decimals: { label: 'move.fault.decimals' },
  gas: { label: 'move.fault.gas' },
} as const satisfies Record<MoveFault, { label: string }>;

/** Why a move would not begin; a reason that nobody has told us of stands as it is. */
export const faultText = (fault: MoveFault, t: TFunction<'coldWallet'>): string =>
  codeWords(faultWords, fault, t);
