import { describe, expect, it } from 'vitest';
import { addressOn } from '../sandbox/world/addresses.seed.ts';
import { addressKey, checkAddress } from './index.ts';
import { typosOf } from './testing/typos.ts';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = '023456789acdefghjklmnpqrstuvwxyz';
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_';
const names = ['Acme', 'Lin Wei', 'treasury'];
const addressesOn = (symbol: string) => names.map((name) => addressOn(symbol, name));

/** Of the mistakes in an address, the share that make another one without a word. */
function silentShare(symbol: string, text: string, alphabet: string): number {
  const typos = typosOf(text, alphabet);
  const silent = typos.filter((typo) => {
    const check = checkAddress(symbol, typo);
    return check.ok && check.key !== addressKey(symbol, text);
  });
  return silent.length / typos.length;
}

const checked: [symbol: string, texts: string[], alphabet: string][] = [
  ['TRX', addressesOn('TRX'), base58],
  [
    'BTC',
    [
      ...addressesOn('BTC'),
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'bc1qyucykdlhp62tezs0hagqury402qwhk589q80tqs5myh3rxq34nwqhkdhv7',
    ],
    `${bech32}QPbio1`,
  ],
  ['BTC', ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'], base58],
  ['LTC', addressesOn('LTC'), bech32],
  ['LTC', ['MPmoY6RX3Y3HFjGEnFxyuLPCQdjvHwMEny', 'LgKiekick9Ka7gYoYzAWGrEq8rFBJzYiyf'], base58],
  ['DOGE', [...addressesOn('DOGE'), 'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs'], base58],
  ['TON', [...addressesOn('TON'), 'EQCKhieGGl3ZbJ2zzggHsSLaXtRzk0znVopbSxw2HLsorkdl'], base64],
  ['XRP', [...addressesOn('XRP'), 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu'], base58],
  ['ATOM', addressesOn('ATOM'), bech32],
];

describe.each(checked)('on %s, whose addresses carry a checksum', (symbol, texts, alphabet) => {
  it.each(texts)('no mistyped character and no swap in %s goes unseen', (text) => {
    expect(checkAddress(symbol, text)).toMatchObject({ ok: true, checksum: 'strong' });
    expect(silentShare(symbol, text, alphabet)).toBe(0);
  });
});

const unchecked: [symbol: string, texts: string[], alphabet: string, atLeast: number][] = [
  ['ETH', addressesOn('ETH').map((text) => text.toLowerCase()), '0123456789abcdef', 0.9],
  ['SOL', addressesOn('SOL'), base58, 0.9],
  ['EOS', addressesOn('EOS'), 'abcdefghijklmnopqrstuvwxyz12345', 1],
  ['TON', [`0:${'2c'.repeat(32)}`], '0123456789abcdef', 0.9],
];

describe.each(unchecked)('on %s, without a checksum', (symbol, texts, alphabet, atLeast) => {
  it.each(texts)('mistakes in %s go unseen, and every time it is said', (text) => {
    expect(silentShare(symbol, text, alphabet)).toBeGreaterThanOrEqual(atLeast);
    for (const one of [text, ...typosOf(text, alphabet)]) {
      const check = checkAddress(symbol, one);
      if (!check.ok) continue;
      expect(check.checksum).not.toBe('strong');
      expect(check.warnings.at(-1)).toMatch(/Checksum$/);
    }
  });
});
