import type { TransactionRow } from '@mpc/api';
import { accountAddress, addressKey } from '@mpc/api/addresses';
import { isReadWhole, type CallReading, type Grant, type ReadCall } from '@mpc/api/calls';
import { revokeData, type GivenAllowance } from '#features/contract-call';
import { emptyWeb3, type Web3Values } from '#features/payments';

/** What an address of ours lets somebody else spend, by the last order that said so. */
export interface Allowance extends GivenAllowance {
  key: string;
  /** Of the order that granted it. */
  order: Pick<TransactionRow, 'id' | 'created_at' | 'symbol_alias' | 'tx_height'>;
  baseSymbol: string;
  owner: string;
  /** The contract that is told to grant and to revoke. */
  called: string;
  /** The contract of the token or collection, and who may spend, both as the chain spells them. */
  token: string;
  spenderAddress: string;
  /** In the smallest unit; null for all there is. */
  amount: string | null;
  isUnlimited: boolean;
  /** It came on top of what was granted before the orders that were read. */
  isAdded: boolean;
  /** When the owner last called the spender since; null where no order that was read did. */
  usedAt: number | null;
}

type Call = Pick<
  TransactionRow,
  | 'id'
  | 'base_symbol'
  | 'address_from'
  | 'address_to'
  | 'interactive_contract'
  | 'input_data'
  | 'tx_height'
  | 'created_at'
  | 'symbol_alias'
>;

type Read = Extract<CallReading, { kind: 'read' }>;

/** Adds to an allowance, where every other method replaces it. */
const increase = '0x39509351';

/** Given for somebody else: a signature carried along, whose owner is named beside it. */
const isOfOther = ({ params }: Read, isOwner: (address: string) => boolean) =>
  params.some(({ name, value }) => (name === 'owner' || name === 'holder') && !isOwner(value));

/** What a call says in the name of the address it comes from: itself, and what it calls of the same contract. */
const ownReadings = (reading: CallReading): Read[] =>
  reading.kind === 'read'
    ? [
        reading,
        ...(reading.calls ?? []).flatMap(({ to, reading: inner }) => (to === null ? ownReadings(inner) : [])),
      ]
    : [];

const sum = (one: string | null, other: string | null) =>
  one === null || other === null ? null : (BigInt(one) + BigInt(other)).toString();

/** The allowances that completed calls leave in force, the latest first, and how many calls nobody can read to their end. */
export function allowancesIn(calls: readonly Call[], readCall: ReadCall) {
  const inForce = new Map<string, Allowance>();
  const calledLast = new Map<string, Call>();
  let undecoded = 0;
  const each = [...new Map(calls.map((call) => [call.id, call])).values()];
  for (const call of each.toSorted((a, b) => a.tx_height - b.tx_height || a.id - b.id)) {
    const reading = readCall(call.input_data ?? '0x');
    if (!isReadWhole(reading)) undecoded += 1;
    calledLast.set(callKey(call.base_symbol, call.address_from, calledBy(call)), call);
    for (const read of ownReadings(reading))
      for (const grant of read.grants) {
        const given = allowanceOf(call, read, grant);
        if (given === null) continue;
        const before = read.selector === increase ? inForce.get(given.key) : undefined;
        inForce.delete(given.key);
        if (!grant.isRevoked || before !== undefined)
          inForce.set(given.key, before ? addedTo(before, given) : given);
      }
  }
  const usedAt = ({ baseSymbol, owner, spenderAddress, order }: Allowance) => {
    const last = calledLast.get(callKey(baseSymbol, owner, spenderAddress));
    return last !== undefined && last.tx_height > order.tx_height ? last.created_at : null;
  };
  return {
    allowances: [...inForce.values()].toReversed().map((one) => ({ ...one, usedAt: usedAt(one) })),
    undecoded,
  };
}

/** The calls that end allowances, by the key of what they end; those on their way are told from others by the caller. */
export function revocationsIn<Of extends Call>(calls: readonly Of[], readCall: ReadCall): Map<string, Of> {
  const found = new Map<string, Of>();
  for (const call of calls)
    for (const read of ownReadings(readCall(call.input_data ?? '0x')))
      for (const grant of read.grants) {
        const ended = grant.isRevoked ? allowanceOf(call, read, grant) : null;
        if (ended !== null) found.set(ended.key, call);
      }
  return found;
}

const calledBy = ({ interactive_contract, address_to }: Call) => interactive_contract ?? address_to;

const callKey = (baseSymbol: string, owner: string, called: string) =>
  [baseSymbol, addressKey(baseSymbol, owner), addressKey(baseSymbol, called)].join(' ');

const addedTo = (before: Allowance, given: Allowance): Allowance => ({
  ...given,
  amount: sum(before.amount, given.amount),
  isUnlimited: before.isUnlimited || given.isUnlimited,
  isAdded: before.isAdded,
});

function allowanceOf(call: Call, read: Read, grant: Grant): Allowance | null {
  const { base_symbol: baseSymbol, address_from: owner } = call;
  const keyOf = (address: string) => addressKey(baseSymbol, accountAddress(baseSymbol, address));
  if (isOfOther(read, (address) => keyOf(address) === keyOf(owner))) return null;
  const called = calledBy(call);
  const keptFor = grant.token === 'this' ? null : grant.token;
  return {
    key: [
      baseSymbol,
      keyOf(owner),
      keyOf(called),
      keyOf(keptFor ?? called),
      keyOf(grant.to),
      grant.what,
    ].join(' '),
    order: call,
    baseSymbol,
    owner,
    called,
    keptFor,
    token: accountAddress(baseSymbol, keptFor ?? called),
    spender: grant.to,
    spenderAddress: accountAddress(baseSymbol, grant.to),
    what: grant.what,
    amount: grant.amount,
    isUnlimited: grant.isUnlimited,
    isAdded: read.selector === increase,
    usedAt: null,
  };
}

/** The call that ends an allowance, for the form of contract calls to begin with. */
export const revokingCall = (allowance: Allowance): Web3Values => ({
  ...emptyWeb3,
  chain: allowance.baseSymbol,
  contract: allowance.called,
  from: allowance.owner,
  data: revokeData(allowance),
});
