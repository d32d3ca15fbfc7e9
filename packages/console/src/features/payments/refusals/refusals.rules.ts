import { codes, type Refusal } from '@mpc/api';
import type { TransferValues } from '../transfer/transfer.values.ts';

/** Where a refusal of the server is shown. */
export type RefusalField = 'coin' | 'address' | 'amount' | 'fee' | 'form';

/**
 * How a refusal is shown. An error is about the value itself and keeps the form until that changes; a warning is about
 * something that may have changed since, so the same payment may be tried again.
 */
export interface RefusalDisplay {
  field: RefusalField;
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

const display = (
  field: RefusalField,
  level: RefusalDisplay['level'],
  word: RefusalDisplay['word'],
): RefusalDisplay => ({
  field,
  level,
  word,
});

const displays = new Map<string, RefusalDisplay>([
  [codes.invalidAddress, display('address', 'error', 'address')],
  [codes.addressHasRisk, display('address', 'error', null)],
  [codes.selfTransfer, display('address', 'error', 'ownAddress')],
  [codes.blacklistedAddress, display('address', 'error', 'black')],
  [codes.notWhitelisted, display('address', 'warning', 'notWhite')],
  [codes.riskyAddress, display('address', 'warning', 'risky')],
  [codes.screeningUnavailable, display('address', 'warning', 'unscreened')],
  [codes.precisionExceeded, display('amount', 'error', 'decimals')],
  [codes.belowMinimum, display('amount', 'error', 'tooSmall')],
  [codes.amountTooSmall, display('amount', 'error', 'tooSmall')],
  [codes.aboveLimit, display('amount', 'warning', 'limit')],
  [codes.insufficientBalance, display('amount', 'warning', 'balance')],
  [codes.insufficientFunds, display('amount', 'warning', 'balance')],
  [codes.insufficientFeeBalance, display('fee', 'warning', 'feeBalance')],
  [codes.feeEstimationFailed, display('fee', 'warning', 'feeUnknown')],
  [codes.transfersSuspended, display('coin', 'warning', 'suspended')],
  [codes.coinNotSupported, display('coin', 'warning', 'unsupported')],
  [codes.changePending, display('form', 'warning', 'changePending')],
  [codes.gasStationLow, display('form', 'warning', 'gasStation')],
  [codes.tronAgentUnavailable, display('fee', 'warning', 'tronAgent')],
]);

/** Where a code of refusal lands, and with which words. */
export const refusalDisplayOf = (code: string): RefusalDisplay =>
  displays.get(code) ?? { field: 'form', level: 'warning', word: null };

/** A refused payment: what the server said, and the form it said it of. */
export interface Refused {
  code: string;
  msg: string;
  values: TransferValues;
}

export const refusedAs = ({ code, msg }: Refusal, values: TransferValues): Refused => ({ code, msg, values });

const subjects: Record<RefusalField, readonly (keyof TransferValues)[]> = {
  coin: ['symbol'],
  address: ['symbol', 'address', 'memo', 'rows'],
  amount: ['symbol', 'amount', 'max', 'from', 'rows'],
  fee: ['symbol', 'fee', 'from'],
  form: ['symbol', 'address', 'amount', 'max', 'fee', 'memo', 'from', 'rows'],
};

/** Whether a refusal still speaks of what stands in the form. */
export function stillConcerns(refused: Refused, values: TransferValues): boolean {
  return subjects[refusalDisplayOf(refused.code).field].every(
    (field) => refused.values[field] === values[field],
  );
}
