import type { Refusal } from '@mpc/api';
import type { TransferValues } from '../transfer/transfer.values.ts';

/** Where a refusal of the server is shown. */
export type Place = 'coin' | 'address' | 'amount' | 'fee' | 'form';

/**
 * How a refusal is shown. An error is about the value itself and keeps the form until that changes; a warning is about
 * something that may have changed since, so the same payment may be tried again.
 */
export interface Landing {
  place: Place;
  level: 'error' | 'warning';
  /** A key of `transfer.refused`; null where only the server's own words fit. */
  word:
    | 'address'
    | 'ownAddress'
    | 'black'
    | 'notWhite'
    | 'risky'
    | 'unscreened'
    | 'decimals'
    | 'tooSmall'
    | 'limit'
    | 'balance'
    | 'feeBalance'
    | 'feeUnknown'
    | 'suspended'
    | 'unsupported'
    | 'changePending'
    | 'gasStation'
    | 'tronAgent'
    | null;
}

const landing = (place: Place, level: Landing['level'], word: Landing['word']): Landing => ({
  place,
  level,
  word,
});

const landings = new Map<string, Landing>([
  ['110055', landing('address', 'error', 'address')],
  ['110037', landing('address', 'error', null)],
  ['3040006', landing('address', 'error', 'ownAddress')],
  ['200143', landing('address', 'error', 'black')],
  ['200109', landing('address', 'warning', 'notWhite')],
  ['200137', landing('address', 'warning', 'risky')],
  ['200139', landing('address', 'warning', 'unscreened')],
  ['110161', landing('amount', 'error', 'decimals')],
  ['110078', landing('amount', 'error', 'tooSmall')],
  ['120404', landing('amount', 'error', 'tooSmall')],
  ['110087', landing('amount', 'warning', 'limit')],
  ['100011', landing('amount', 'warning', 'balance')],
  ['120402', landing('amount', 'warning', 'balance')],
  ['120403', landing('fee', 'warning', 'feeBalance')],
  ['200075', landing('fee', 'warning', 'feeUnknown')],
  ['110227', landing('coin', 'warning', 'suspended')],
  ['120202', landing('coin', 'warning', 'unsupported')],
  ['200145', landing('form', 'warning', 'changePending')],
  ['200163', landing('form', 'warning', 'gasStation')],
  ['200164', landing('fee', 'warning', 'tronAgent')],
]);

/** Where a code of refusal lands, and with which words. */
export const landingOf = (code: string): Landing =>
  landings.get(code) ?? { place: 'form', level: 'warning', word: null };

/** A refused payment: what the server said, and the form it said it of. */
export interface Refused {
  code: string;
  msg: string;
  values: TransferValues;
}

export const refusedAs = ({ code, msg }: Refusal, values: TransferValues): Refused => ({ code, msg, values });

const subjects: Record<Place, readonly (keyof TransferValues)[]> = {
  coin: ['symbol'],
  address: ['symbol', 'address', 'memo', 'rows'],
  amount: ['symbol', 'amount', 'max', 'from', 'rows'],
  fee: ['symbol', 'fee', 'from'],
  form: ['symbol', 'address', 'amount', 'max', 'fee', 'memo', 'from', 'rows'],
};

/** Whether a refusal still speaks of what stands in the form. */
export function stillConcerns(refused: Refused, values: TransferValues): boolean {
  return subjects[landingOf(refused.code).place].every((field) => refused.values[field] === values[field]);
}
