import type { RiskLevel } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import type { Planned } from './batch-plan.ts';
import { ratedAs, riskToAccept } from './check-row.rules.ts';

/** What the server says of a destination in one coin; the level is null where its screening service does not answer. */
export interface Screened {
  level: RiskLevel | null;
  black: boolean;
  white: boolean;
}

/** By `ratedAs`, as far as they have come. */
export type Screenings = ReadonlyMap<string, Screened>;

/** Everybody a batch pays, once for each coin. */
export interface ScreeningQuestion {
  key: string;
  symbol: string;
  to: string;
}

export const keyOfPayment = ({ base, symbol, to }: Pick<Planned, 'base' | 'symbol' | 'to'>): string =>
  ratedAs(addressKey(base, to), symbol);

export function questionsOf(payments: readonly Planned[]): ScreeningQuestion[] {
  const questions = new Map<string, ScreeningQuestion>();
  for (const payment of payments) {
    const key = keyOfPayment(payment);
    if (!questions.has(key)) questions.set(key, { key, symbol: payment.symbol, to: payment.to });
  }
  return [...questions.values()];
}

/**
 * What is known of one destination, the gravest of its coins: it may not be paid; it was rated; its rating is not to be
 * had; or it was not asked for yet.
 */
export type Rating = 'black' | 'notWhite' | RiskLevel | 'silent' | 'waiting';

const isHigh = (rating: Rating): boolean => typeof rating === 'number' && rating >= riskToAccept;

/** Whether a person has to say that they know the risk. */
export const wantsYes = (rating: Rating): boolean => rating === 'silent' || isHigh(rating);

export const isForbidden = (rating: Rating): boolean => rating === 'black' || rating === 'notWhite';

function ratingIn(screened: Screened | undefined, onlyWhite: boolean): Rating {
  if (screened === undefined) return 'waiting';
  if (screened.black) return 'black';
  if (onlyWhite && !screened.white) return 'notWhite';
  return screened.level ?? 'silent';
}

const weight = (rating: Rating): number => {
  if (isForbidden(rating)) return 8;
  if (isHigh(rating)) return 7;
  if (rating === 'silent') return 6;
  return rating === 'waiting' ? 5 : Number(rating);
};

/** The gravest that is known under some keys. */
export const ratingOf = (keys: readonly string[], screenings: Screenings, onlyWhite: boolean): Rating =>
  keys
    .map((key) => ratingIn(screenings.get(key), onlyWhite))
    .reduce((one, other) => (weight(other) > weight(one) ? other : one), 0 as Rating);

/** The payments with a yes to the risk, where it is needed for one. */
export const accepting = (payments: readonly Planned[], screenings: Screenings): Planned[] =>
  payments.map((payment) =>
    wantsYes(ratingOf([keyOfPayment(payment)], screenings, false))
      ? { ...payment, confirmRisk: true }
      : payment,
  );
