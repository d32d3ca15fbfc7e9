import { bech32, bech32m } from '@scure/base';
import { expect, it } from 'vitest';
import { addressKey, checkAddress } from './check-address.ts';
import { codeOf } from './testing/code-of.ts';

const own = 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02';
const words = (count: number, byte = 7) => bech32.toWords(new Uint8Array(count).fill(byte));

it.each([own, own.toUpperCase(), bech32.encode('cosmos', words(32))])('accepts %s', (text) => {
  expect(checkAddress('ATOM', text)).toEqual({
    ok: true,
    kind: 'account',
    normalized: text.toLowerCase(),
    key: `cosmos:${text.toLowerCase()}`,
    network: 'any',
    checksum: 'strong',
    needsMemo: true,
    warnings: [],
  });
});

it('takes capitals for the same account, but no mixture of both', () => {
  expect(addressKey('ATOM', own.toUpperCase())).toBe(addressKey('ATOM', own));
  expect(codeOf('ATOM', own.slice(0, 9) + own.slice(9).toUpperCase())).toBe('mixedCase');
});

it.each([
  ['21 bytes', bech32.encode('cosmos', words(21)), 'length'],
  ['the other kind of bech32', bech32m.encode('cosmos', words(20)), 'checksum'],
  ['a validator', 'cosmosvaloper1sxx9mszve0gaedz5ld7qdkjkfv8z992ax69k08', 'prefix'],
  ['another chain of Cosmos', 'thor1z53wwe7md6cewz9sqwqzn0aavpaun0gw0exn2r', 'prefix'],
  ['nobody', bech32.encode('cosmos', words(20, 0)), 'zeroAddress'],
  ['a typing mistake', `${own.slice(0, -1)}3`, 'checksum'],
  ['a character of no bech32', `${own.slice(0, -1)}b`, 'alphabet'],
  ['a text that was cut off', own.slice(0, 30), 'length'],
])('refuses %s: %s by %s', (_, text, code) => {
  expect(codeOf('ATOM', text)).toBe(code);
});
