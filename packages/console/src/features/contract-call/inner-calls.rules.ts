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
      : innerCalls(
          { as: 'list', calls: 'calls', value: 'value', data: 'data' },
          { calls: decoded.values[0] },
        );
  }
  if (mode[0] === 0x00 && bytes.length >= 52)
    return [called(to, bytes.subarray(52), numberOf(bytes.subarray(20, 52)))];
  return mode[0] === 0xff && bytes.length >= 20 ? [called(to, bytes.subarray(20), 0n, true)] : null;
}

/** The calls inside of a call, in their order; null where its bytes do not hold what its method promises. */
export function innerCalls(inner: Inner, values: Values): RawCall[] | null {
  switch (inner.as) {
    case 'same':
      return listIn(values[inner.data]).map((data) => called(null, bytesIn(data)));
    case 'one': {
      const operation = inner.operation === undefined ? 0n : amountIn(values[inner.operation]);
      if (operation > 1n) return null;
      const value = inner.value === undefined ? 0n : amountIn(values[inner.value]);
      return [called(textIn(values[inner.to]), bytesIn(values[inner.data]), value, operation === 1n)];
    }
    case 'list':
      return listIn(values[inner.calls]).map((call) => {
        const one = call as Values;
        return called(
          textIn(one['target']),
          bytesIn(one[inner.data]),
          inner.value === undefined ? 0n : amountIn(one[inner.value]),
        );
      });
    case 'columns': {
      const [to, data] = [listIn(values[inner.to]), listIn(values[inner.data])];
      const amounts = inner.value === undefined ? [] : listIn(values[inner.value]);
      // Some accounts take an empty list of values for none.
      const isEven = to.length === data.length && (amounts.length === 0 || amounts.length === to.length);
      return isEven
        ? to.map((one, at) => called(textIn(one), bytesIn(data[at]), amountIn(amounts[at])))
        : null;
    }
    case 'packed':
      return packedCalls(bytesIn(values[inner.data]));
    case 'mode':
      return callsByMode(bytesIn(values[inner.mode]), bytesIn(values[inner.data]));
    case 'code': {
      const data = bytesIn(values[inner.data]);
      return data.length === 0 ? [] : [called(textIn(values[inner.to]), data, 0n, true)];
    }
  }
}
