import { checkAddress } from '@mpc/api/addresses';

/** The types of values this console reads. */
export type AbiType =
  | 'address'
  | 'bool'
  | 'uint8'
  | 'uint48'
  | 'uint160'
  | 'uint256'
  | 'bytes32'
  | 'bytes'
  | 'address[]'
  | 'uint256[]';

/** Digits of a word: everything is written in words of 32 bytes. */
const word = 64;

/** More entries than a list anybody could check has. */
const longest = 100;

const bits = { uint8: 8n, uint48: 48n, uint160: 160n, uint256: 256n } as const;

const numberOf = (digits: string) => BigInt(`0x${digits}`);

function digitsAt(body: string, from: number, length: number): string | null {
  const digits = body.slice(from, from + length);
  return digits.length === length ? digits : null;
}

/** A place or a length in the data, in digits; null where it lies outside of it. */
function placeOf(body: string, digits: string | null): number | null {
  if (digits === null) return null;
  const bytes = numberOf(digits);
  return bytes * 2n > BigInt(body.length) ? null : Number(bytes) * 2;
}

function addressOf(digits: string): string | null {
  // What stands before an address is empty, or it is none.
  if (!/^0{24}/.test(digits)) return null;
  const text = `0x${digits.slice(-40)}`;
  const check = checkAddress('ETH', text);
  return check.ok ? check.normalized : text;
}

function plainOf(digits: string, type: Exclude<AbiType, 'bytes' | `${string}[]`>): string | null {
  if (type === 'address') return addressOf(digits);
  if (type === 'bytes32') return `0x${digits}`;
  const value = numberOf(digits);
  if (type === 'bool') return value > 1n ? null : value === 1n ? 'true' : 'false';
  return value >> bits[type] === 0n ? value.toString() : null;
}

function bytesAt(body: string, start: number): string | null {
  const length = placeOf(body, digitsAt(body, start, word));
  const digits = length === null ? null : digitsAt(body, start + word, length);
  return digits === null ? null : `0x${digits}`;
}

function listAt(body: string, start: number, type: 'address' | 'uint256'): string | null {
  const written = digitsAt(body, start, word);
  if (written === null || numberOf(written) > BigInt(longest)) return null;
  const values = Array.from({ length: Number(numberOf(written)) }, (_, index) => {
    const digits = digitsAt(body, start + word * (index + 1), word);
    return digits === null ? null : plainOf(digits, type);
  });
  return values.includes(null) ? null : values.join(', ');
}

function valueAt(body: string, index: number, type: AbiType): string | null {
  const digits = digitsAt(body, index * word, word);
  if (digits === null) return null;
  if (type !== 'bytes' && type !== 'address[]' && type !== 'uint256[]') return plainOf(digits, type);
  const start = placeOf(body, digits);
  if (start === null) return null;
  if (type === 'bytes') return bytesAt(body, start);
  return listAt(body, start, type === 'address[]' ? 'address' : 'uint256');
}

/**
 * Values as a contract reads them, from hex without its method: numbers whole and decimal, addresses with their
 * checksum. Null where the data is too short for the types, or holds what no such value can be.
 */
export function decodeValues(body: string, types: readonly AbiType[]): string[] | null {
  const values = types.map((type, index) => valueAt(body, index, type));
  return values.includes(null) ? null : values.map(String);
}
