import { checkAddress } from '../addresses/index.ts';
import { codecOf, type AbiParam, type Codec } from './call-codec.ts';
import { isCallData } from './call-data.ts';
import type { CallReading, CallTransfer, CallValue, Grant, InnerCall } from './call-reading.ts';
import { innerCalls, type RawCall } from './inner-calls.ts';
import { type Inner, knownMethods, type KnownMethod } from './known-methods.ts';

/** Calls inside of calls that are followed, and how many in all: beyond it nobody could check them. */
const deepest = 5;
const most = 100;

/** Amounts from which on, or at which, an allowance is meant to have no end: the greatest of the usual widths. */
const endless = 2n ** 128n - 1n;
const endlessOfOld = 2n ** 96n - 1n;

const isEndless = (amount: bigint) => amount >= endless || amount === endlessOfOld;

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 - 1 }, (_, at) =>
    Number.parseInt(hex.slice(2 + at * 2, 4 + at * 2), 16),
  );

const hexOf = (bytes: Uint8Array) =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function spelt(address: string): string {
  const check = checkAddress('ETH', address);
  return check.ok ? check.normalized : address;
}

const codecs = new Map<string, Codec>();

function codecFor({ signature }: KnownMethod): Codec {
  const codec = codecs.get(signature) ?? codecOf(signature);
  codecs.set(signature, codec);
  return codec;
}

function plain(value: unknown, type: string): string {
  if (value instanceof Uint8Array) return hexOf(value);
  return type === 'address' ? spelt(String(value)) : String(value);
}

/** A value as flat lines: lists of plain values in one, tuples part by part. */
function linesOf(value: unknown, { type, components = [] }: AbiParam, name: string): CallValue[] {
  const ofOne = type.endsWith('[]') ? type.slice(0, -2) : null;
  if (ofOne !== null) {
    const list = Array.isArray(value) ? value : [];
    if (ofOne !== 'tuple') return [{ name, type, value: list.map((one) => plain(one, ofOne)).join(', ') }];
    return list.flatMap((one, at) => linesOf(one, { type: ofOne, name, components }, `${name}[${at}]`));
  }
  if (type !== 'tuple') return [{ name, type, value: plain(value, type) }];
  const parts = value as Readonly<Record<string, unknown>>;
  return components.flatMap((part) => linesOf(parts[part.name], part, `${name}.${part.name}`));
}

const withoutIndex = (name: string) => name.replaceAll(/\[\d+\]/g, '[]');

/** The token an amount is of, by the name of what says so: at the same index, or at an end of a path. */
function tokenBy(named: string, amount: string, lines: readonly CallValue[]): string | undefined {
  if (named === 'this' || named === 'main') return named;
  const [, list, end] = /^(.+)\[(0|-1)\]$/.exec(named) ?? [];
  if (list !== undefined)
    return lines
      .find(({ name }) => name === list)
      ?.value.split(', ')
      .at(Number(end));
  const index = /\[\d+\]/.exec(amount)?.[0] ?? '[]';
  return lines.find(({ name }) => name === named.replace('[]', index))?.value;
}

/** The parameters that the calls inside are read from. Code that runs at once may be none: its contract is told by itself. */
function madeOf(inner: Inner): readonly string[] {
  if (inner.as === 'list') return [inner.calls];
  if (inner.as === 'code') return [inner.data];
  const { as: _, ...names } = inner;
  return Object.values(names);
}

/** How methods write that there is no address. */
const isNobody = (address: string) => /^0x0*$/.test(address);

function valuesOf(known: KnownMethod, lines: readonly CallValue[]): CallValue[] {
  const { amounts = {}, recipients = [], refunded = {}, grant, inner } = known;
  const isRefunded = ({ name, value }: CallValue): boolean => {
    const price = Object.hasOwn(refunded, name) ? refunded[name] : undefined;
    return price !== undefined && !isNobody(value) && lines.find((one) => one.name === price)?.value !== '0';
  };
  const calls = inner === undefined ? [] : madeOf(inner);
  return lines.map((line) => {
    const name = withoutIndex(line.name);
    const named = Object.hasOwn(amounts, name) ? amounts[name] : undefined;
    const token = named === undefined ? undefined : tokenBy(named, line.name, lines);
    if (calls.some((one) => name === one || name.startsWith(`${one}[]`))) return { ...line, role: 'calls' };
    if (recipients.includes(name) || isRefunded(line)) return { ...line, role: 'recipient' };
    if (grant?.to === name) return { ...line, role: 'spender' };
    return token === undefined ? line : { ...line, token };
  });
}

function grantsOf({ grant }: KnownMethod, values: readonly CallValue[]): Grant[] {
  const to = values.find(({ name }) => name === grant?.to)?.value;
  if (grant === undefined || to === undefined) return [];
  const given = values.filter(({ name }) => withoutIndex(name) === grant.by);
  return given.map(({ type, value, token = 'this' }) => {
    const ofAll = type === 'bool';
    return {
      to,
      what: grant.what,
      token,
      amount: ofAll ? null : value,
      isUnlimited: ofAll ? value === 'true' : isEndless(BigInt(value)),
      isRevoked: ofAll ? value === 'false' : BigInt(value) === 0n,
    };
  });
}

/** What it moves of tokens: each amount goes to whoever stands at the same index. */
function transfersOf({ transfer }: KnownMethod, values: readonly CallValue[]): CallTransfer[] {
  if (transfer === undefined) return [];
  const named = (name: string) => values.filter((one) => withoutIndex(one.name) === name);
  const receivers = named(transfer.to);
  return named(transfer.amount).flatMap(({ value: amount, token = 'this' }, at) => {
    const to = receivers[at]?.value;
    return to === undefined ? [] : [{ token, to, amount }];
  });
}

/** How much more may be read. */
interface Budget {
  calls: number;
}

function readInner({ to, value, data, isDelegate }: RawCall, depth: number, budget: Budget): InnerCall {
  const isFollowed = depth <= deepest && budget.calls > 0;
  if (isFollowed) budget.calls -= 1;
  return {
    to: to === null ? null : spelt(to),
    value: value.toString(),
    data: hexOf(data),
    isDelegate,
    reading: isFollowed ? readBytes(data, depth, budget) : { kind: 'unread' },
  };
}

function readBytes(bytes: Uint8Array, depth: number, budget: Budget): CallReading {
  if (bytes.length === 0) return { kind: 'none' };
  if (bytes.length < 4) return { kind: 'malformed' };
  const selector = hexOf(bytes.subarray(0, 4));
  const known = knownMethods.get(selector);
  if (known === undefined) return { kind: 'unreadable', selector };
  const method = known.signature.slice(0, known.signature.indexOf('('));
  const codec = codecFor(known);
  const decoded = codec.decode(bytes.subarray(4));
  if (decoded === null) return { kind: 'broken', selector, method };
  const byName = Object.fromEntries(codec.params.map(({ name }, at) => [name, decoded.values[at]]));
  const raw = known.inner === undefined ? [] : innerCalls(known.inner, byName);
  if (raw === null) return { kind: 'broken', selector, method };
  const lines = codec.params.flatMap((param) => linesOf(byName[param.name], param, param.name));
  const params = valuesOf(known, lines);
  return {
    kind: 'read',
    selector,
    method,
    params,
    grants: grantsOf(known, params),
    transfers: transfersOf(known, params),
    calls: known.inner === undefined ? null : raw.map((call) => readInner(call, depth + 1, budget)),
    extra: decoded.extra,
  };
}

/** Reads what a contract is told, from hex, down to every call inside of it. */
export function readCall(inputData: string): CallReading {
  if (inputData === '') return { kind: 'none' };
  if (!isCallData(inputData)) return { kind: 'malformed' };
  return readBytes(bytesOf(inputData), 0, { calls: most });
}
