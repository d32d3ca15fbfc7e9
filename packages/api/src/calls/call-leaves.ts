import type { DecodedCall } from '../domains/web3/web3.schema.ts';
import type { CallReading } from './call-reading.ts';
import type { GrantOf } from './known-methods.ts';

/** A call, or one inside of it, and the contract it is made to. */
interface Made {
  contract: string;
  /** Of the main coin, in the smallest unit; null for the call itself, whose amount stands beside its data. */
  value: string | null;
  isDelegate: boolean;
  reading: CallReading;
}

const innerOf = ({ reading }: Made) => (reading.kind === 'read' ? reading.calls : null);

/** A call and every call inside of it, in their order. */
function everyCall(reading: CallReading, contract: string): Made[] {
  const walk = (made: Made): Made[] => [
    made,
    ...(innerOf(made) ?? []).flatMap(({ to, ...inner }) => walk({ ...inner, contract: to ?? made.contract })),
  ];
  return walk({ contract, value: null, isDelegate: false, reading });
}

/** What a call pays to somebody: tokens, or the main coin that a call inside of it sends without data. */
export interface CallPayment {
  /** The contract of the token; `main` for the chain's own coin. */
  token: string;
  to: string;
  /** In the smallest unit. */
  amount: string;
}

/** Everything that a call and the calls inside of it pay, but the coin that is sent with the call itself. */
export function paymentsIn(reading: CallReading, contract: string): CallPayment[] {
  return everyCall(reading, contract).flatMap((made): CallPayment[] => {
    if (made.reading.kind === 'none' && made.value !== null && made.value !== '0')
      return [{ token: 'main', to: made.contract, amount: made.value }];
    if (made.reading.kind !== 'read') return [];
    return made.reading.transfers.map(({ token, ...moved }) => ({
      ...moved,
      token: token === 'this' ? made.contract : token,
    }));
  });
}

/**
 * Whether all that a call does can be read. Code that runs as the caller may do anything, whatever its data say; where nothing
 * is said, coins are sent, and there is nothing to read.
 */
export const isReadWhole = (reading: CallReading): boolean =>
  everyCall(reading, '').every(
    (made) => !made.isDelegate && (made.reading.kind === 'read' || made.reading.kind === 'none'),
  );

/** Whom a call pays or lets spend. */
export interface Party {
  address: string;
  role: 'recipient' | 'spender';
}

/** Everybody who is paid or may spend by a call, each once. */
export function partiesOf(reading: CallReading, contract: string): Party[] {
  const parties = everyCall(reading, contract).flatMap((made): Party[] => {
    // Coins that are sent without a word are a payment.
    if (made.reading.kind === 'none' && made.value !== null)
      return [{ address: made.contract, role: 'recipient' }];
    if (made.reading.kind !== 'read') return [];
    return made.reading.params.flatMap(({ role, value }) =>
      role === 'recipient' || role === 'spender' ? [{ address: value, role }] : [],
    );
  });
  return [...new Map(parties.map((party) => [`${party.role} ${party.address}`, party])).values()];
}

/** What must be known of a call before anybody agrees to it. */
export type CallAlert =
  | { kind: 'unlimited'; what: GrantOf; to: string; token: string }
  | { kind: 'delegate'; contract: string }
  | { kind: 'broken'; method: string; contract: string }
  | { kind: 'malformed'; contract: string }
  | { kind: 'unread'; contract: string }
  | { kind: 'unreadable'; selector: string; contract: string };

function alertsOfOne({ reading, contract, isDelegate }: Made): CallAlert[] {
  const delegate: CallAlert[] = isDelegate ? [{ kind: 'delegate', contract }] : [];
  switch (reading.kind) {
    case 'none':
      return delegate;
    case 'broken':
      return [...delegate, { kind: 'broken', method: reading.method, contract }];
    case 'unreadable':
      return [...delegate, { kind: 'unreadable', selector: reading.selector, contract }];
    case 'read':
      return [
        ...delegate,
        ...reading.grants
          .filter(({ isUnlimited }) => isUnlimited)
          .map(({ what, to, token }): CallAlert => {
            return { kind: 'unlimited', what, to, token: token === 'this' ? contract : token };
          }),
      ];
    default:
      return [...delegate, { kind: reading.kind, contract }];
  }
}

const gravity: readonly CallAlert['kind'][] = [
  'unlimited',
  'delegate',
  'broken',
  'malformed',
  'unread',
  'unreadable',
];

/** What stands against a call and every call inside of it, each once, the gravest first. */
export function alertsOf(reading: CallReading, contract: string): CallAlert[] {
  const all = everyCall(reading, contract).flatMap(alertsOfOne);
  const each = [...new Map(all.map((alert) => [JSON.stringify(alert), alert])).values()];
  return each.toSorted((one, other) => gravity.indexOf(one.kind) - gravity.indexOf(other.kind));
}

/** Whether a call, or one inside of it, lets somebody spend. */
export const grantsAny = (reading: CallReading): boolean =>
  everyCall(reading, '').some((made) => made.reading.kind === 'read' && made.reading.grants.length > 0);

const lower = (value: string) => value.toLowerCase();

/** Whether what the server says of a call is something else than what it says here. What only one of both can read is not. */
export function contradicts(reading: CallReading, said: DecodedCall | null): boolean {
  if (said === null || reading.kind !== 'read') return said !== null && reading.kind === 'broken';
  if (lower(said.selector) !== reading.selector || said.method !== reading.method) return true;
  // How a server writes tuples and lists of bytes is its own affair: only plain values are compared.
  if (reading.params.some(({ name, type }) => /[.[]/.test(name) || type === 'bytes[]')) return false;
  return (
    said.params.length !== reading.params.length ||
    said.params.some(({ value }, index) => lower(value) !== lower(reading.params[index]?.value ?? ''))
  );
}
