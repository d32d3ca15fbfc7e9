import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fingerprintVersion, fingerprintWords } from './fingerprint-words.ts';
import { differences, orderDigest, type OrderFacts } from './order-digest.ts';
import { wordAt, wordCount } from './word-list.ts';

const payment: OrderFacts = {
  symbol: 'USDTERC20',
  base_symbol: 'ETH',
  sub_wallet_id: 31,
  address_to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  memo: '',
  amount: '1200.5',
};
const recipients = [
  { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', amount: '1', memo: '' },
  { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', amount: '2' },
];

describe('the digest of a payment', () => {
  it('is one number that never changes, so that two consoles of different ages agree', async () => {
    expect(await orderDigest(payment)).toBe(
      'f13a0cfc28b137068d1cc40b7c70c3eb5c166a97c1f7c7a64862265d3734d2c8',
    );
  });

  it.each<[string, Partial<OrderFacts>]>([
    ['zeros that mean nothing', { amount: '1200.500' }],
    ['an address in small letters', { address_to: payment.address_to.toLowerCase() }],
    ['one recipient, who is paid anyway', { outputs: [{ address: payment.address_to, amount: '1200.5' }] }],
    ['nothing that goes along', { payload: '' }],
  ])('is the same for %s', async (_, change) => {
    expect(await orderDigest({ ...payment, ...change })).toBe(await orderDigest(payment));
    expect(differences(payment, { ...payment, ...change })).toEqual([]);
  });

  it.each<[string, Partial<OrderFacts>]>([
    ['symbol', { symbol: 'ETH' }],
    ['sub_wallet_id', { sub_wallet_id: 32 }],
    ['address_to', { address_to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }],
    ['memo', { memo: '7' }],
    ['amount', { amount: '1200.51' }],
    ['outputs', { outputs: recipients }],
    ['payload', { payload: '0xa9059cbb' }],
  ])('is another for another %s', async (fact, change) => {
    expect(await orderDigest({ ...payment, ...change })).not.toBe(await orderDigest(payment));
    expect(differences(payment, { ...payment, ...change })).toEqual([fact]);
  });

  it('tells recipients in another order or with another amount', async () => {
    const several = { ...payment, outputs: recipients };
    const [first, second] = recipients;
    if (first === undefined || second === undefined) throw new Error('two recipients');
    for (const outputs of [
      [second, first],
      [first, { ...second, amount: '2.1' }],
    ])
      expect(await orderDigest({ ...payment, outputs })).not.toBe(await orderDigest(several));
  });

  it('agrees with nothing that cannot be read', () => {
    expect(differences(payment, { ...payment, amount: 'NaN' })).toEqual(['amount']);
    expect(differences({ ...payment, amount: 'NaN' }, { ...payment, amount: 'NaN' })).toEqual(['amount']);
  });
});

describe('the words of a digest', () => {
  it('are of a list of 512, each telling in both languages', () => {
    expect(wordCount).toBe(512);
    const all = Array.from({ length: 512 }, (_, index) => wordAt(index));
    expect(new Set(all.map(({ en }) => en)).size).toBe(512);
    expect(new Set(all.map(({ zh }) => zh)).size).toBe(512);
    expect(all.filter(({ en, zh }) => !/^[a-z]{3,}$/.test(en) || !/^\p{Script=Han}{2,4}$/u.test(zh))).toEqual(
      [],
    );
  });

  it('are six, and never change, so that two consoles of different ages agree', async () => {
    const words = await fingerprintWords(await orderDigest(payment));
    expect(words.map(({ en }) => en).join(' ')).toBe('paint bell butter oyster hedgehog palm');
    expect(words.map(({ zh }) => zh).join(' ')).toBe('油漆 铃铛 黄油 牡蛎 刺猬 棕榈');
  });

  it('are the first 54 bits of PBKDF2 with SHA-256, its version in the salt, as another implementation computes it', async () => {
    const digest = 'f'.repeat(64);
    const salt = `mpc order fingerprint ${fingerprintVersion}`;
    const bytes = pbkdf2Sync(Buffer.from(digest, 'hex'), salt, 1_000_000, 7, 'sha256');
    const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const indexes = Array.from({ length: 6 }, (_, at) => Number.parseInt(bits.slice(at * 9, at * 9 + 9), 2));
    expect(await fingerprintWords(digest)).toEqual(indexes.map(wordAt));
  });
});
