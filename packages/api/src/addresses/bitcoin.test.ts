import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, bech32m, hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { base58Check } from './base58.ts';
import { addressKey, checkAddress } from './check-address.ts';
import { codeOf } from './testing/code-of.ts';
import bip0173 from './vectors/bip-0173.json' with { type: 'json' };
import bip0341 from './vectors/bip-0341.json' with { type: 'json' };
import bip0350 from './vectors/bip-0350.json' with { type: 'json' };
import core from './vectors/bitcoin-core.json' with { type: 'json' };
import dogecoinCore from './vectors/dogecoin-core.json' with { type: 'json' };

const kindOfScript = (script: string) => {
  if (/^76a914.{40}88ac$/.test(script)) return 'p2pkh';
  if (/^a914.{40}87$/.test(script)) return 'p2sh';
  if (/^0014.{40}$/.test(script)) return 'p2wpkh';
  if (/^0020.{64}$/.test(script)) return 'p2wsh';
  return /^5120.{64}$/.test(script) ? 'p2tr' : null;
};

const isTest = (text: string) => /^(tb1|bcrt1|[mn2])/i.test(text);

type Vector = [text: string, script: string];
/** Bitcoin Core made its programs at random: as an address this will do, but it is no key that anybody could sign with. */
const keyless = ['bc1pve739yap4uxjvfk0jrey69078u0gasm2nwvv483ec6zkzulgw9xqu4w9fd'];
const published = [...bip0350.valid, ...bip0173.validSinceBip350, ...core.valid].map(
  ([text = '', script = '']) => [text, script] as Vector,
);
const main = published.filter(([text]) => !isTest(text));

describe('Bitcoin', () => {
  it.each(main.filter(([text, script]) => kindOfScript(script) !== null && !keyless.includes(text)))(
    'accepts %s',
    (text, script) => {
      expect(checkAddress('BTC', text)).toMatchObject({
        ok: true,
        kind: kindOfScript(script),
        normalized: text.startsWith('BC1') ? text.toLowerCase() : text,
        network: 'mainnet',
        checksum: 'strong',
        needsMemo: false,
      });
    },
  );

  it.each(main.filter(([, script]) => kindOfScript(script) === null))(
    'refuses %s, which anyone could spend today, and says so',
    (text) => {
      expect(checkAddress('BTC', text)).toMatchObject({
        ok: false,
        reason: { code: 'futureWitness', version: expect.any(Number) },
      });
    },
  );

  it.each(published.filter(([text]) => isTest(text)))('refuses %s of a test network', (text) => {
    expect(codeOf('BTC', text)).toBe('otherNetwork');
  });

  it.each([
    ...bip0350.invalid,
    ...bip0173.invalid,
    ...bip0173.invalidSinceBip350,
    ...core.invalid.map((text) => [text, 'Bitcoin Core']),
  ])('refuses %s: %s', (text = '') => {
    expect(codeOf('BTC', text)).not.toBe('ok');
  });

  it.each(main.filter(([text]) => /^bc1/i.test(text)))('takes %s in either case, but not in both', (text) => {
    expect(codeOf('BTC', text.toLowerCase())).toBe(codeOf('BTC', text));
    expect(codeOf('BTC', text.toUpperCase())).toBe(codeOf('BTC', text));
    expect(codeOf('BTC', text.slice(0, 8).toLowerCase() + text.slice(8).toUpperCase())).toBe('mixedCase');
    expect(addressKey('BTC', text.toUpperCase())).toBe(addressKey('BTC', text.toLowerCase()));
  });

  it.each([
    ['nothing but the start', 'bc1', { code: 'length', expected: 42, actual: 3 }],
    ['half of the start', 'b', { code: 'prefix', expected: 'bc1' }],
    [
      'one character too few',
      'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lh',
      { code: 'length', expected: 42, actual: 41 },
    ],
    [
      'one character too many',
      'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhvv',
      { code: 'length', expected: 42, actual: 43 },
    ],
    ['a short legacy one', '1FsSia9rv4NeEwvJ2GvXrX7', { code: 'length', expected: 34, actual: 23 }],
    [
      'a character of no bech32',
      'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhb',
      { code: 'alphabet', character: 'b', position: 42 },
    ],
    [
      'a character of no base58',
      '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN20o',
      { code: 'alphabet', character: '0', position: 33 },
    ],
    ['another start', '7FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', { code: 'prefix', expected: 'bc1, 1, 3' }],
  ])('says of %s what is wrong with it', (_, text, reason) => {
    expect(checkAddress('BTC', text)).toEqual({ ok: false, reason });
  });

  const zeros = new Uint8Array(32);
  it.each([
    base58Check(base58).encode(zeros.subarray(0, 21)),
    base58Check(base58).encode(Uint8Array.of(5, ...zeros.subarray(0, 20))),
    bech32m.encode('bc', [1, ...bech32m.toWords(zeros)]),
  ])('refuses %s, whose key nobody holds', (text) => {
    expect(codeOf('BTC', text)).toBe('zeroAddress');
  });
});

const p2tr = (key: string) => bech32m.encode('bc', [1, ...bech32m.toWords(hex.decode(key))]);

describe('Taproot', () => {
  it.each(keyless)('refuses %s, which is well written and no key', (text) => {
    expect(codeOf('BTC', text)).toBe('noKey');
  });

  it.each(bip0341.valid)('accepts %s of BIP-341', (text) => {
    expect(checkAddress('BTC', text)).toMatchObject({ ok: true, kind: 'p2tr', normalized: text });
  });

  it.each(bip0341.invalidKeys)('refuses an address for %s, which %s', (key) => {
    expect(codeOf('BTC', p2tr(key))).toBe('noKey');
    expect(codeOf('LTC', p2tr(key))).toBe('wrongChain');
  });

  it('refuses about half of all numbers: the others are no key', () => {
    const numbers = Array.from({ length: 400 }, (_, i) => sha256(Uint8Array.of(i & 0xff, i >> 8)));
    const refusals = numbers.filter((one) => codeOf('BTC', p2tr(hex.encode(one))) === 'noKey');
    expect(refusals.length).toBeGreaterThan(150);
    expect(refusals.length).toBeLessThan(250);
  });

  it('asks for no key where a script is paid', () => {
    const [key = ''] = bip0341.invalidKeys[0] ?? [];
    const script = bech32.encode('bc', [0, ...bech32.toWords(hex.decode(key))]);
    expect(checkAddress('BTC', script)).toMatchObject({ ok: true, kind: 'p2wsh' });
  });
});

describe('Litecoin', () => {
  const script = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';

  it('warns of the chains an older script could be of, and shows it in the newer form', () => {
    const check = checkAddress('LTC', script);
    expect(check).toMatchObject({
      ok: true,
      kind: 'p2sh',
      normalized: expect.stringMatching(/^M/),
      warnings: ['sharedForm'],
      sharedWith: ['bitcoin', 'bitcoinCash'],
    });
    const newer = check.ok ? checkAddress('LTC', check.normalized) : check;
    expect(newer).toMatchObject({ ok: true, kind: 'p2sh', sharedWith: ['monacoin'] });
    expect(newer).toMatchObject({ key: check.ok ? check.key : '' });
  });

  it('is named where Bitcoin is paid to a form both have', () => {
    expect(checkAddress('BTC', script)).toMatchObject({
      ok: true,
      warnings: ['sharedForm'],
      sharedWith: ['bitcoinCash', 'litecoin'],
    });
  });

  it.each([
    ['tltc1qhkfq3zahaqkkzx5mjnamwjsfpq2jk7z0tamvsu', 'otherNetwork'],
    ['mwXn5Vhicdav8Av3KMokx4YNuHoGRKxtWs', 'otherNetwork'],
    ['QXaUgLHkZcbJb2j5XgMYzY8cF9YM48Y81Z', 'otherNetwork'],
    ['ltc1qhkfq3zahaqkkzx5mjnamwjsfpq2jk7z0tamvsv', 'checksum'],
    ['LgKiekick9Ka7gYoYzAWGrEq8rFBJzYiyg', 'checksum'],
  ])('refuses %s by %s', (text, code) => {
    expect(codeOf('LTC', text)).toBe(code);
  });
});

it.each([
  ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ['bitcoinCash']],
  ['LTC', 'MPmoY6RX3Y3HFjGEnFxyuLPCQdjvHwMEny', ['monacoin']],
  ['DOGE', 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', ['digibyte']],
])('on %s, warns that %s is written the same on %j', (symbol, text, sharedWith) => {
  expect(checkAddress(symbol, text)).toMatchObject({ ok: true, warnings: ['sharedForm'], sharedWith });
});

it.each([
  ['BTC', 'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhv'],
  ['LTC', 'LgKiekick9Ka7gYoYzAWGrEq8rFBJzYiyf'],
  ['DOGE', 'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs'],
])('on %s, has nothing to warn of in %s', (symbol, text) => {
  expect(checkAddress(symbol, text)).toMatchObject({ ok: true, warnings: [] });
});

describe('Dogecoin', () => {
  it.each(dogecoinCore.valid)('judges %s as Dogecoin Core does: %s, %s', (text = '', type = '', net = '') => {
    const kind = type === 'pubkey' ? 'p2pkh' : 'p2sh';
    expect(checkAddress('DOGE', text)).toMatchObject(
      net === 'main' ? { ok: true, kind, normalized: text } : { ok: false, reason: { code: 'otherNetwork' } },
    );
  });
});
