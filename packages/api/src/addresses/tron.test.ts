import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { expect, it } from 'vitest';
import { checkAddress } from './check-address.ts';
import { typosOf } from './testing/typos.ts';
import { codeOf } from './testing/code-of.ts';
import tronweb from './vectors/tronweb.json' with { type: 'json' };

// From the tests of wallet-core (Apache-2.0, Trust Wallet) and the contract of USDT, which everybody knows.
const valid = [
  'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
  'THRF3GuPnvvPzKoaT8pJex5XHmo8NNbCb3',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
];

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const encode = (...bytes: number[]) => createBase58check(sha256).encode(Uint8Array.from(bytes));
const twenty = Array.from({ length: 20 }, (_, i) => i + 1);

const reasonOf = (text: string) => codeOf('TRX', text);

it.each(valid)('accepts %s', (text) => {
  expect(checkAddress('TRX', text)).toEqual({
    ok: true,
    kind: 'account',
    normalized: text,
    key: `tron:${text}`,
    network: 'any',
    checksum: 'strong',
    needsMemo: false,
    warnings: [],
  });
});

it.each(valid)('sees every mistyped character and every swap in %s', (text) => {
  const accepted = typosOf(text, base58).filter((typo) => reasonOf(typo) === 'ok');
  expect(accepted).toEqual([]);
});

it.each([
  ['the bytes in hex', '415cd0fb0ab3ce40f3051414c604b27756e69e43db', 'hexForm'],
  ['the bytes in hex with 0x', '0x415cd0fb0ab3ce40f3051414c604b27756e69e43db', 'hexForm'],
  ['the account in the form of Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'wrongChain'],
  ['an address of Bitcoin', '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', 'wrongChain'],
  ['what starts like no address here', '7JRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'prefix'],
  ['a character that base58 leaves out', 'T0RyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'alphabet'],
  ['one character too few', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDe', 'length'],
  ['one character too many', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeCC', 'length'],
  ['another version byte with a right checksum', encode(0x42, ...twenty), 'otherNetwork'],
  ['the zero account', encode(0x41, ...twenty.fill(0)), 'zeroAddress'],
])('refuses %s', (_, text, code) => {
  expect(reasonOf(text)).toBe(code);
});

it('accepts and refuses what tronweb does, and no bare hex', () => {
  expect(tronweb.valid.map(reasonOf)).toEqual(tronweb.valid.map(() => 'ok'));
  expect(tronweb.hex.map(reasonOf)).toEqual(tronweb.hex.map(() => 'hexForm'));
  expect(tronweb.invalid.map(reasonOf)).not.toContain('ok');
});
