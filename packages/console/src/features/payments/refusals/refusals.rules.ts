import { codes, type Refusal } from '@mpc/api';
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
  [codes.invalidAddress, landing('address', 'error', 'address')],
  [codes.addressHasRisk, landing('address', 'error', null)],
  [codes.selfTransfer, landing('address', 'error', 'ownAddress')],
  [codes.blacklistedAddress, landing('address', 'error', 'black')],
  [codes.notWhitelisted, landing('address', 'warning', 'notWhite')],
  [codes.riskyAddress, landing('address', 'warning', 'risky')],
  [codes.screeningUnavailable, landing('address', 'warning', 'unscreened')],
  [codes.precisionExceeded, landing('amount', 'error', 'decimals')],
  [codes.belowMinimum, landing('amount', 'error', 'tooSmall')],
  [codes.amountTooSmall, landing('amount', 'error', 'tooSmall')],
  [codes.aboveLimit, landing('amount', 'warning', 'limit')],
  [codes.insufficientBalance, landing('amount', 'warning', 'balance')],
  [codes.insufficientFunds, landing('amount', 'warning', 'balance')],
  [codes.insufficientFeeBalance, landing('fee', 'warning', 'feeBalance')],
  [codes.feeEstimationFailed, landing('fee', 'warning', 'feeUnknown')],
  [codes.transfersSuspended, landing('coin', 'warning', 'suspended')],
  [codes.coinNotSupported, landing('coin', 'warning', 'unsupported')],
  [codes.changePending, landing('form', 'warning', 'changePending')],
  [codes.gasStationLow, landing('form', 'warning', 'gasStation')],
  [codes.tronAgentUnavailable, landing('fee', 'warning', 'tronAgent')],
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
