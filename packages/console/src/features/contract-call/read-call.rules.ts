import type { DecodedCall } from '@mpc/api';
import { decodeValues } from './abi.rules.ts';
import { knownMethods, type GrantOf } from './known-methods.ts';

/** One thing a contract is told. */
export interface CallValue {
  name: string;
  type: string;
  value: string;
}

/** What a call lets somebody else do. */
interface Grant {
  /** Who may spend from then on. */
  to: string;
  what: GrantOf;
  /** In the smallest unit; null for a whole collection, or for all there is. */
  amount: string | null;
  /** There is no end to it. */
  isUnlimited: boolean;
  /** It takes the permission away. */
  isRevoked: boolean;
}

/**
 * What a call says, as far as it can be read here.
 *
 * - `none`: nothing is said; coins are only sent.
 * - `unreadable`: the method is not among those known here.
 * - `broken`: the method is known, and what follows does not fit it.
 */
export type CallReading =
  | { kind: 'none' }
  | { kind: 'malformed' }
  | { kind: 'unreadable'; selector: string }
  | { kind: 'broken'; selector: string; method: string }
  | {
      kind: 'read';
      selector: string;
      method: string;
      params: CallValue[];
      grant: Grant | null;
      /** Bytes behind what the method reads. */
      extra: number;
    };

const longest = 20_002;

/** Amounts from which on, or at which, a permission is meant to have no end: the greatest of the usual widths. */
const endless = 2n ** 128n - 1n;
const endlessOfOld = 2n ** 96n - 1n;

const isEndless = (amount: bigint) => amount >= endless || amount === endlessOfOld;

function grantOf(
  given: { to: string; what: GrantOf; by: string } | undefined,
  params: readonly CallValue[],
): Grant | null {
  if (given === undefined) return null;
  const find = (wanted: string) => params.find(({ name }) => name === wanted);
  const [to, by] = [find(given.to), find(given.by)];
  if (to === undefined || by === undefined) return null;
  if (by.type === 'bool') {
    const isGiven = by.value === 'true';
    return { to: to.value, what: given.what, amount: null, isUnlimited: isGiven, isRevoked: !isGiven };
  }
  const amount = BigInt(by.value);
  return {
    to: to.value,
    what: given.what,
    amount: by.value,
    isUnlimited: isEndless(amount),
    isRevoked: amount === 0n,
  };
}

/** Whether values of a type are written behind the others. */
const isDynamic = (type: string) => type === 'bytes' || type.endsWith('[]');

/** Reads what a contract is told, from hex. */
export function readCall(inputData: string): CallReading {
  if (inputData === '' || inputData === '0x') return { kind: 'none' };
  const isHex = inputData.length <= longest && /^0x(?:[0-9a-f]{2})*$/i.test(inputData);
  if (!isHex || inputData.length < 10) return { kind: 'malformed' };
  const selector = inputData.slice(0, 10).toLowerCase();
  const known = knownMethods.get(selector);
  if (known === undefined) return { kind: 'unreadable', selector };
  const body = inputData.slice(10).toLowerCase();
  const types = known.params.map(([, type]) => type);
  const values = decodeValues(body, types);
  if (values === null) return { kind: 'broken', selector, method: known.name };
  const params = known.params.map(([name, type], index) => ({ name, type, value: values[index] ?? '' }));
  const extra = types.some(isDynamic) ? 0 : body.length / 2 - types.length * 32;
  return { kind: 'read', selector, method: known.name, params, grant: grantOf(known.grant, params), extra };
}

/** Whether a call lets somebody spend without an end. */
export const isUnlimited = (reading: CallReading): boolean =>
  reading.kind === 'read' && reading.grant?.isUnlimited === true;

const spelt = (value: string) => value.toLowerCase();

/** Whether what the server says of a call is something else than what it says here. What only one of both can read is not. */
export function contradicts(reading: CallReading, said: DecodedCall | null): boolean {
  if (said === null || reading.kind !== 'read') return said !== null && reading.kind === 'broken';
  return (
    said.selector.toLowerCase() !== reading.selector ||
    said.method !== reading.method ||
    said.params.length !== reading.params.length ||
    said.params.some(({ value }, index) => spelt(value) !== spelt(reading.params[index]?.value ?? ''))
  );
}

/** Hex in words of 32 bytes behind its method, and each in groups, to be compared with something else. */
export function hexLines(inputData: string): string[] {
  const digits = inputData.replace(/^0x/, '');
  const words = digits.slice(8).match(/.{1,64}/g) ?? [];
  return [`0x${digits.slice(0, 8)}`, ...words.map((one) => (one.match(/.{1,8}/g) ?? []).join(' '))];
}
