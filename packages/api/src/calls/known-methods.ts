import { batchMethods } from './batch-methods.ts';
import { contractMethods } from './contract-methods.ts';
import { tokenMethods } from './token-methods.ts';

/** What an allowance is of: an amount of a token, or every token of a collection. */
export type GrantOf = 'amount' | 'collection';

/** How the calls inside of a call are written. Names are of parameters. */
export type Inner =
  /** Data for the same contract, one after the other. */
  | { as: 'same'; data: string }
  /** One call; `operation` 1 runs its code as the caller. */
  | { as: 'one'; to: string; value?: string; data: string; operation?: string }
  /** A list of calls, by the names of each. */
  | { as: 'list'; calls: string; value?: string; data: string }
  /** Lists beside each other. */
  | { as: 'columns'; to: string; value?: string; data: string }
  /** The packed transactions of a Safe. */
  | { as: 'packed'; data: string }
  /** ERC-7579: the mode says how the data is written. */
  | { as: 'mode'; mode: string; data: string }
  /** Code that runs as this contract. */
  | { as: 'code'; to: string; data: string };

/**
 * A method of a contract that can be read. Values go by the names of their parameters: `details.amount` of a
 * tuple, `details[].amount` of each in a list, `path[0]` and `path[-1]` of the ends of one.
 */
export interface KnownMethod {
  /** As Solidity declares it. */
  signature: string;
  /** Who may spend what from then on. */
  grant?: { to: string; what: GrantOf; by: string };
  /** Amounts, and the token each is of; `this` is the contract itself, `main` the chain's own coin. */
  amounts?: Readonly<Record<string, string>>;
  /** Who receives what moves. */
  recipients?: readonly string[];
  /** Whom an amount of a token goes to. */
  transfer?: { to: string; amount: string };
  /** Who is paid as well, each by a price: nobody where that is nothing, or no address is named. */
  refunded?: Readonly<Record<string, string>>;
  inner?: Inner;
}

/** Methods, each by the first four bytes of its call. */
export type KnownMethods = readonly (readonly [selector: string, method: KnownMethod])[];

/** The methods people meet most, by the first four bytes of a call. */
export const knownMethods: ReadonlyMap<string, KnownMethod> = new Map([
  ...tokenMethods,
  ...contractMethods,
  ...batchMethods,
]);
