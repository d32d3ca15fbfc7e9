import { base58 } from '@scure/base';
import { expect, it } from 'vitest';
import { checkAddress } from './check-address.ts';
import { isOnCurve } from './ed25519.ts';
import { codeOf } from './testing/code-of.ts';
import kit from './vectors/solana-kit.json' with { type: 'json' };
import walletCore from './vectors/wallet-core.json' with { type: 'json' };

const { SOL } = walletCore;

it.each([...kit.onCurve, ...SOL.onCurve, ...SOL.valid])('accepts %s, which has a key', (text) => {
  expect(checkAddress('SOL', text)).toEqual({
    ok: true,
    kind: 'account',
    normalized: text,
    key: `solana:${text}`,
    network: 'any',
    checksum: 'none',
    needsMemo: false,
    warnings: ['neverChecksum'],
  });
});

it.each([...kit.offCurve, ...kit.programDerived, ...SOL.offCurve])(
  'accepts %s and warns that no key can sign for it',
  (text) => {
    expect(checkAddress('SOL', text)).toMatchObject({
      ok: true,
      kind: 'derived',
      warnings: ['derived', 'neverChecksum'],
    });
  },
);

it('tells a point of the curve from other bytes', () => {
  expect(kit.onCurveBytes.map((bytes) => isOnCurve(Uint8Array.from(bytes)))).toEqual([true, true]);
  expect(kit.offCurveBytes.map((bytes) => isOnCurve(Uint8Array.from(bytes)))).toEqual([false, false]);
});

it('takes half of all numbers for points, as there are', () => {
  const bytes = Array.from({ length: 400 }, (_, i) => {
    const one = new Uint8Array(32).fill(i % 251);
    one[i % 31] = i >> 1;
    return one;
  });
  const share = bytes.filter(isOnCurve).length / bytes.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

it.each([
  ...kit.programs,
  'Stake11111111111111111111111111111111111111',
  'SysvarC1ock11111111111111111111111111111111',
  'ComputeBudget111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
])('refuses %s, which is nobody’s wallet', (text) => {
  expect(codeOf('SOL', text)).toBe('systemAddress');
});

it.each([
  ['31 bytes', kit.wrongLength[0] ?? '', 'length'],
  ['30 bytes', base58.encode(new Uint8Array(30).fill(9)), 'length'],
  ['33 bytes', base58.encode(new Uint8Array(33).fill(9)), 'length'],
  ['44 characters that stand for 33 bytes', 'z'.repeat(44), 'length'],
  ['a character that base58 leaves out', '0gVkYWexTHR5Hb2aLeQN3tnngvWzisFKXDUPrgMHpdST', 'alphabet'],
  ['an address that was cut off', SOL.invalid[0] ?? '', 'length'],
  ['an address of TRON', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'wrongChain'],
])('refuses %s: %s', (_, text, code) => {
  expect(codeOf('SOL', text)).toBe(code);
});
