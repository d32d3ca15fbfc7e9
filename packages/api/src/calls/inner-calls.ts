import { codecOf } from './call-codec.ts';
import type { Inner } from './known-methods.ts';

/** A call inside of another, as its bytes have it. */
export interface RawCall {
  /** 20 bytes in hex; null is the contract that is called. */
  to: string | null;
  /** Of the main coin, in its smallest unit. */
  value: bigint;
  data: Uint8Array;
  /** Its code runs as the caller, and may do anything the caller may. */
  isDelegate: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const hexOf = (bytes: Uint8Array) =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const numberOf = (bytes: Uint8Array) => (bytes.length === 0 ? 0n : BigInt(hexOf(bytes)));

const bytesIn = (value: unknown) => (value instanceof Uint8Array ? value : new Uint8Array());
const amountIn = (value: unknown) => (typeof value === 'bigint' ? value : 0n);
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const called = (to: string | null, data: Uint8Array, value = 0n, isDelegate = false): RawCall => ({
  to,
  value,
  data,
  isDelegate,
});

/** Operation, address, value, length and data, without gaps; null where that does not come out even. */
function packedCalls(bytes: Uint8Array): RawCall[] | null {
  const calls: RawCall[] = [];
  for (let at = 0; at < bytes.length;) {
    const [start, operation] = [at + 85, bytes[at]];
    const length = numberOf(bytes.subarray(at + 53, start));
    const isWhole = start <= bytes.length && length <= BigInt(bytes.length - start);
    if (!isWhole || operation === undefined || operation > 1) return null;
    const end = start + Number(length);
    const value = numberOf(bytes.subarray(at + 21, at + 53));
    calls.push(
      called(hexOf(bytes.subarray(at + 1, at + 21)), bytes.subarray(start, end), value, operation === 1),
    );
    at = end;
  }
  return calls;
}

const batch = 'execute((address target, uint256 value, bytes data)[] calls)';

/** The data of `execute` by its mode (ERC-7579): one call, several, or code that runs as the account. */
function callsByMode(mode: Uint8Array, bytes: Uint8Array): RawCall[] | null {
  const to = hexOf(bytes.subarray(0, 20));
  if (mode[0] === 0x01) {
    const decoded = codecOf(batch).decode(bytes);
    return decoded === null || decoded.extra > 0
      ? null
      : listedCalls(
          { as: 'list', calls: 'calls', value: 'value', data: 'data' },
          { calls: decoded.values[0] },
        );
  }
  if (mode[0] === 0x00 && bytes.length >= 52)
    return [called(to, bytes.subarray(52), numberOf(bytes.subarray(20, 52)))];
  return mode[0] === 0xff && bytes.length >= 20 ? [called(to, bytes.subarray(20), 0n, true)] : null;
}

type As<Kind extends Inner['as']> = Extract<Inner, { as: Kind }>;

function oneCall({ to, value = '', data, operation = '' }: As<'one'>, values: Values): RawCall[] | null {
  const by = amountIn(values[operation]);
  if (by > 1n) return null;
  return [called(textIn(values[to]), bytesIn(values[data]), amountIn(values[value]), by === 1n)];
}

const listedCalls = ({ calls, value = '', data }: As<'list'>, values: Values): RawCall[] =>
  listIn(values[calls]).map((call) => {
    const one = call as Values;
    return called(textIn(one['target']), bytesIn(one[data]), amountIn(one[value]));
  });

function callsInColumns({ to, value = '', data }: As<'columns'>, values: Values): RawCall[] | null {
  const [targets, datas, amounts] = [listIn(values[to]), listIn(values[data]), listIn(values[value])];
  // Some accounts take an empty list of values for none.
  const isEven =
    targets.length === datas.length && (amounts.length === 0 || amounts.length === targets.length);
  return isEven
    ? targets.map((one, at) => called(textIn(one), bytesIn(datas[at]), amountIn(amounts[at])))
    : null;
}

/** The calls inside of a call, in their order; null where its bytes do not hold what its method promises. */
export function innerCalls(inner: Inner, values: Values): RawCall[] | null {
  const data = inner.as === 'list' ? undefined : values[inner.data];
  switch (inner.as) {
    case 'same':
      return listIn(data).map((one) => called(null, bytesIn(one)));
    case 'one':
      return oneCall(inner, values);
    case 'list':
      return listedCalls(inner, values);
    case 'columns':
      return callsInColumns(inner, values);
    case 'packed':
      return packedCalls(bytesIn(data));
    case 'mode':
      return callsByMode(bytesIn(values[inner.mode]), bytesIn(data));
    // Code that runs as the contract.
    default:
      return bytesIn(data).length === 0 ? [] : [called(textIn(values[inner.to]), bytesIn(data), 0n, true)];
  }
}
