import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check, hex } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAlike } from './similarity.ts';

const look = (symbol: string, candidate: string, anchors: readonly string[]) =>
  lookAlike(symbol, candidate, anchors, (text) => text);

/** Hash after hash: the same addresses in every run. */
const bytesOf = (seed: string) => sha256(new TextEncoder().encode(seed)).slice(0, 20);
const chains = [
  { symbol: 'ETH', constant: 2, make: (seed: string) => `0x${hex.encode(bytesOf(seed))}` },
  {
    symbol: 'TRX',
    constant: 1,
    make: (seed: string) => createBase58check(sha256).encode(Uint8Array.from([0x41, ...bytesOf(seed)])),
  },
];

/** Another address that shares exactly so many characters at each end. */
function forge(real: string, constant: number, head: number, tail: number): string {
  return Array.from(real, (character, at) => {
    if (at < constant + head || at >= real.length - tail) return character;
    return character === '7' ? '8' : '7';
  }).join('');
}

describe.each(chains)('on $symbol', ({ symbol, constant, make }) => {
  const anchors = Array.from({ length: 10_000 }, (_, i) => make(`anchor ${i}`));
  const [first = ''] = anchors;

  it.each([
    [3, 3, 'note'],
    [3, 4, 'note'],
    [4, 3, 'note'],
    [4, 4, 'block'],
    [5, 4, 'block'],
    [6, 6, 'block'],
    [8, 0, 'note'],
    [0, 8, 'note'],
  ])('catches a forgery of %i and %i characters among ten thousand anchors', (head, tail, level) => {
    expect(look(symbol, forge(first, constant, head, tail), anchors)).toEqual({
      level,
      anchor: first,
      head,
      tail,
    });
  });

  it.each([
    [4, 0],
    [0, 4],
  ])('notes %i and %i characters where anchors are few', (head, tail) => {
    expect(look(symbol, forge(first, constant, head, tail), [first])?.level).toBe('note');
  });

  it('does not count the constant start', () => {
    expect(look(symbol, forge(first, constant, 0, 0), [first])).toBeNull();
  });

  it('never flags a trusted address, also where it resembles another trusted one', () => {
    const twin = forge(first, constant, 6, 6);
    expect(look(symbol, twin, [first, twin])).toBeNull();
  });

  it.each([100, 1_000, 10_000])('leaves honest strangers alone among %i anchors', (count) => {
    const some = anchors.slice(0, count);
    const flagged = Array.from({ length: 300 }, (_, i) => look(symbol, make(`stranger ${i}`), some));
    expect(flagged.filter((found) => found !== null).length).toBeLessThan(9);
    expect(flagged.filter((found) => found?.level === 'block')).toEqual([]);
  });

  it('blocks every forgery of both ends, whatever the address', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 4, max: 10 }),
        fc.integer({ min: 4, max: 10 }),
        (seed, head, tail) => {
          const real = make(seed);
          expect(look(symbol, forge(real, constant, head, tail), [real])?.level).toBe('block');
        },
      ),
    );
  });
});

it('takes an address of Ethereum in another case for the same, not for a forgery', () => {
  const real = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  expect(look('ETH', real.toLowerCase(), [real])).toBeNull();
});

it('takes an address of TRON in another case for a forgery', () => {
  expect(
    look('TRX', 'TjRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', ['TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'])?.level,
  ).toBe('block');
});

it('points at the nearest of several', () => {
  const real = chains.map(({ make }) => make('x'))[0] ?? '';
  const near = forge(real, 2, 7, 7);
  expect(look('ETH', real, [forge(real, 2, 4, 4), near, forge(real, 2, 5, 5)])?.anchor).toBe(near);
});

it('gives back what the anchor came from', () => {
  const entry = { label: 'Treasury', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
  const found = lookAlike('ETH', forge(entry.address, 2, 5, 5), [entry], ({ address }) => address);
  expect(found?.anchor).toBe(entry);
});

it.each([
  ['XRP', 'rN7n7otQDd6FczFgLdlqtyMVrn3NnrcVcM'],
  ['ETH', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
  ['ETH', ''],
  ['ETH', 'a'.repeat(100_000)],
])('has nothing to say of what is no address on %s', (symbol, text) => {
  expect(look(symbol, text, [text, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '⚠'])).toBeNull();
});
