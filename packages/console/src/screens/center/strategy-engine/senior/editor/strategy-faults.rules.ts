import { strategyLimits } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { compare } from '#shared/money/decimal.ts';
import { isWholeNumber, type ParameterValues, type StrategyValues } from './strategy.values.ts';

export type StrategyFault =
  | 'initiators'
  | 'coins'
  | 'amount'
  | 'bounds'
  | 'window'
  | 'addresses'
  | 'contracts'
  | 'methods'
  | 'methodsRepeated'
  | 'methodsNeeded'
  | 'params'
  | 'weekdays'
  | 'times'
  | 'zone';

const isPositive = (amount: string): boolean => compare(amount, '0') === 1;

function limitFault({
  limit,
  symbols,
  least,
  most,
  counted,
  windowHours,
}: StrategyValues): StrategyFault | null {
  if (limit === 'none') return null;
  if (limit === 'coin' && symbols.length === 0) return 'coins';
  const [from, to] = [enteredAmount(least), enteredAmount(most)];
  // One of the two is enough; what is entered but no amount is said beside its field.
  if (!isPositive(from) && !isPositive(to)) return 'amount';
  if (to !== '' && from !== '' && compare(from, to) === 1) return 'bounds';
  if (counted === 'total' && !isWholeNumber(windowHours, 1, strategyLimits.windowHours)) return 'window';
  return null;
}

/** Whether a text is the selector of a method. */
export const isSelector = (text: string): boolean => /^0x[0-9a-f]{8}$/.test(text);

/** Whether a parameter is complete; what is compared as more or less must be a whole number. */
const isParameterComplete = ({ place, op, value }: ParameterValues): boolean =>
  isWholeNumber(place, 1, strategyLimits.parameterIndex + 1) &&
  value.trim() !== '' &&
  value.trim().length <= strategyLimits.parameterLength &&
  (op === 'eq' || op === 'ne' || /^-?\d+$/.test(value.trim()));

/** A contract counts by its checksum: without one a typo may be another contract. */
export function isContractChecked({ base_symbol, address }: StrategyValues['contracts'][number]): boolean {
  const check = checkAddress(base_symbol, address);
  return check.ok && check.checksum !== 'absent';
}

function callFault({ contracts, methods, params }: StrategyValues): StrategyFault | null {
  if (!contracts.every(isContractChecked)) return 'contracts';
  if (!methods.every(isSelector)) return 'methods';
  if (new Set(methods).size < methods.length) return 'methodsRepeated';
  if (params.length > 0 && methods.length === 0) return 'methodsNeeded';
  return params.every(isParameterComplete) ? null : 'params';
}

/** Whether a text is a time of day, HH:MM. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

function hoursFault({ timed, weekdays, from, to, zone }: StrategyValues): StrategyFault | null {
  if (!timed) return null;
  if (weekdays.length === 0) return 'weekdays';
  if (!isTimeOfDay(from) || !isTimeOfDay(to)) return 'times';
  return zone === '' ? 'zone' : null;
}

/** The first thing that keeps the conditions of a form from being sent, where its fields do not say so themselves. */
export function conditionFault(type: 1 | 2, values: StrategyValues): StrategyFault | null {
  const { initiator, initiators, destination, addresses } = values;
  if (initiator === '2' && initiators.length === 0) return 'initiators';
  const ofType =
    type === 2
      ? callFault(values)
      : (limitFault(values) ?? (destination === '3' && addresses.length === 0 ? 'addresses' : null));
  return ofType ?? hoursFault(values);
}
