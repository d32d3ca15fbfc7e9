import { bitcoinLike } from './bitcoin-like.ts';

/** Bitcoin. Bitcoin Cash has the same base58 forms from before it parted, and so had the scripts of Litecoin. */
export const bitcoin = bitcoinLike({
  starts: ['bc1', '1', '3'],
  versions: {
    0: { kind: 'p2pkh', sharedWith: ['bitcoinCash'] },
    5: { kind: 'p2sh', sharedWith: ['bitcoinCash', 'litecoin'] },
  },
  testVersions: [111, 196],
  prefix: 'bc1',
  testPrefixes: ['tb1', 'bcrt1'],
});

/** Litecoin, whose scripts were once written as Bitcoin's, and now as the keys of Monacoin. */
export const litecoin = bitcoinLike({
  starts: ['ltc1', 'L', 'M', '3'],
  versions: {
    48: { kind: 'p2pkh' },
    50: { kind: 'p2sh', sharedWith: ['monacoin'] },
    5: { kind: 'p2sh', sharedWith: ['bitcoin', 'bitcoinCash'], shownAs: 50 },
  },
  testVersions: [111, 58, 196],
  prefix: 'ltc1',
  testPrefixes: ['tltc1', 'rltc1'],
});

/** Dogecoin, which has no addresses in bech32, and whose keys are written as DigiByte's. */
export const dogecoin = bitcoinLike({
  starts: ['D', 'A', '9'],
  versions: { 30: { kind: 'p2pkh', sharedWith: ['digibyte'] }, 22: { kind: 'p2sh' } },
  testVersions: [113, 196],
});
