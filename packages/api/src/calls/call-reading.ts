import type { GrantOf } from './known-methods.ts';

/** One thing a contract is told. A part of a tuple goes by its way there: `details[0].amount`. */
export interface CallValue {
  name: string;
  type: string;
  value: string;
  /** Of an amount: the contract of its token, `this` for the one that is called, `main` for the chain's own coin. */
  token?: string;
  /** Who receives what moves, who may spend, or the calls inside, which are read by themselves. */
  role?: 'recipient' | 'spender' | 'calls';
}

/** What a call lets somebody else do. */
export interface Grant {
  /** Who may spend from then on. */
  to: string;
  what: GrantOf;
  /** The contract of the token or collection; `this` for the one that is called. */
  token: string;
  /** In the smallest unit; null for a whole collection, or for all there is. */
  amount: string | null;
  /** There is no end to it. */
  isUnlimited: boolean;
  /** It takes the allowance away. */
  isRevoked: boolean;
}

/** What a call moves of a token. */
export interface CallTransfer {
  /** Its contract; `this` for the one that is called. */
  token: string;
  to: string;
  /** In the smallest unit. */
  amount: string;
}

/** A call that is made by another. */
export interface InnerCall {
  /** Null for the contract that is called itself. */
  to: string | null;
  /** Of the main coin, in its smallest unit. */
  value: string;
  data: string;
  /** Its code runs as the caller, and may do anything the caller may. */
  isDelegate: boolean;
  reading: CallReading;
}

/**
 * What a call says, as far as it can be read here.
 *
 * - `none`: nothing is said; coins are only sent.
 * - `malformed`: it is no hex, or too short to name a method.
 * - `unreadable`: the method is not among those known here.
 * - `broken`: the method is known, and what follows does not fit it.
 * - `unread`: it lies too deep inside of other calls, or behind too many.
 */
export type CallReading =
  | { kind: 'none' }
  | { kind: 'malformed' }
  | { kind: 'unreadable'; selector: string }
  | { kind: 'broken'; selector: string; method: string }
  | { kind: 'unread' }
  | {
      kind: 'read';
      selector: string;
      method: string;
      params: CallValue[];
      grants: Grant[];
      transfers: CallTransfer[];
      /** The calls it makes; null where its method makes none. */
      calls: InnerCall[] | null;
      /** Bytes behind what the method reads. */
      extra: number;
    };

/** Reads what a contract is told, from hex. */
export type ReadCall = (inputData: string) => CallReading;
