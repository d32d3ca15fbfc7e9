import { base58xrp } from '@scure/base';
import { expect, it } from 'vitest';
import { base58Check } from './base58.ts';
import { addressKey, checkAddress } from './check-address.ts';
import { codeOf } from './testing/code-of.ts';
import xrpl from './vectors/xrpl.json' with { type: 'json' };

const packed = xrpl.packed.map(([classic, tag, main, test]) => ({
  classic: classic ?? '',
  tag: tag ?? undefined,
  main: main ?? '',
  test: test ?? '',
}));

it.each(packed)('reads $main as $classic with the tag $tag', ({ classic, tag, main }) => {
  const check = checkAddress('XRP', main);
  expect(check).toMatchObject({
    ok: true,
    kind: 'xAddress',
    normalized: classic,
    network: 'mainnet',
    checksum: 'strong',
    needsMemo: false,
  });
  expect(check.ok && check.memo).toBe(tag);
});

it.each(packed)('refuses $test, which is for test networks', ({ test }) => {
  expect(codeOf('XRP', test)).toBe('otherNetwork');
});

it.each([...new Set(packed.map(({ classic }) => classic))])('accepts %s, and asks for a memo', (text) => {
  expect(checkAddress('XRP', text)).toEqual({
    ok: true,
    kind: 'classic',
    normalized: text,
    key: `xrp:${text}`,
    network: 'any',
    checksum: 'strong',
    needsMemo: true,
    warnings: [],
  });
});

it.each(packed)('takes $main for the account of $classic, whatever its tag', ({ classic, main, test }) => {
  expect(addressKey('XRP', main)).toBe(addressKey('XRP', classic));
  expect(addressKey('XRP', test)).not.toBe(addressKey('XRP', classic));
});

it('tells accounts apart', () => {
  const accounts = new Set(packed.map(({ classic }) => classic));
  expect(new Set([...accounts].map((text) => addressKey('XRP', text))).size).toBe(accounts.size);
});

it.each(xrpl.valid)('accepts %s', (text) => {
  expect(codeOf('XRP', text)).toBe('ok');
});

it.each(xrpl.invalid)('refuses %s: %s', (text = '') => {
  expect(codeOf('XRP', text)).not.toBe('ok');
});

const { encode } = base58Check(base58xrp);
const zeros = new Uint8Array(19);

it.each([
  ['the account 0', encode(Uint8Array.of(0, ...zeros, 0)), 'zeroAddress'],
  ['the account 1', encode(Uint8Array.of(0, ...zeros, 1)), 'zeroAddress'],
  [
    'a tag although there is none',
    encode(Uint8Array.of(5, 0x44, ...zeros, 9, 0, 1, ...zeros.subarray(12))),
    'checksum',
  ],
  ['a classic one that was cut off', 'r9cZA1mLK5R5Am25ArfXFmqgN', 'length'],
  ['an X-address that was cut off', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cq', 'length'],
  ['a character too many', 'rJHMeqKu8Ep7Fazx8MQG6JunaafBXz93YQX', 'length'],
  ['a character that base58 leaves out', 'r0cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', 'alphabet'],
  ['a secret', 'sn259rEFXrQrWyx3Q7XneWcwV6dfL', 'prefix'],
])('refuses %s: %s by %s', (_, text, code) => {
  expect(codeOf('XRP', text)).toBe(code);
});
