import { base64url, hex } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOn } from '../sandbox/world/addresses.seed.ts';
import { checkAddress } from './check-address.ts';
import { createLookAlikes, lookAlike } from './look-alikes.ts';
import { encodeTon, nonBounceable } from './ton.ts';

const among = (symbol: string, anchors: readonly string[]) =>
  createLookAlikes(symbol, anchors, (text) => text);
const look = (symbol: string, candidate: string, anchors: readonly string[]) =>
  lookAlike(symbol, candidate, anchors, (text) => text);

/** Addresses that are trusted, and some that were only paid before. */
const withPaid = (symbol: string, trusted: string[], paid: string[]) =>
  createLookAlikes(
    symbol,
    [...trusted, ...paid],
    (text) => text,
    (one) => trusted.includes(one),
  );

/** Chains whose addresses are numbers, so that nobody chooses them, and how many constant characters they start with. */
const chains = [
  { symbol: 'ETH', constant: 2 },
  { symbol: 'TRX', constant: 1 },
  { symbol: 'BTC', constant: 4 },
  { symbol: 'LTC', constant: 5 },
  { symbol: 'DOGE', constant: 1 },
  { symbol: 'SOL', constant: 0 },
  { symbol: 'XRP', constant: 1 },
  { symbol: 'ATOM', constant: 7 },
];

/** Another address that shares exactly so many characters at each end. */
function forge(real: string, constant: number, head: number, tail: number): string {
  return Array.from(real, (character, at) => {
    if (at < constant + head || at >= real.length - tail) return character;
    return character === '7' ? '8' : '7';
  }).join('');
}

/** What agrees besides the constant start, and what it means among ten thousand anchors. */
const forgeries: [head: number, tail: number, level: 'block' | 'note'][] = [
  [3, 4, 'block'],
  [4, 3, 'block'],
  [4, 4, 'block'],
  [5, 4, 'block'],
  [6, 6, 'block'],
  [8, 0, 'note'],
];

describe.each(chains)('on $symbol', ({ symbol, constant }) => {
  const anchors = Array.from({ length: 10_000 }, (_, i) => addressOn(symbol, `anchor ${i}`));
  const [first = ''] = anchors;
  const trusted = among(symbol, anchors);

  it.each(forgeries)('catches %i and %i characters among ten thousand anchors', (head, tail, level) => {
    const found = trusted.find(forge(first, constant, head, tail));
    expect(found).toEqual({ level, anchor: first, head: constant + head, tail });
  });

  it('weighs three and three characters by their bits: 24 are too few among ten thousand anchors', () => {
    const forged = forge(first, constant, 3, 3);
    expect(trusted.find(forged)?.level).toBe(symbol === 'ETH' ? 'note' : 'block');
    expect(look(symbol, forged, anchors.slice(0, 1_000))?.level).toBe('block');
  });

  it('blocks what looks the same where it is shortened, however little of the account that shows', () => {
    const forged = forge(first, constant, Math.max(0, 6 - constant), 6);
    expect(trusted.find(forged)).toMatchObject({ level: 'block', anchor: first });
  });

  it.each([
    [4, 0],
    [0, 4],
  ])('notes %i and %i characters where anchors are few', (head, tail) => {
    expect(look(symbol, forge(first, constant, head, tail), [first])?.level).toBe('note');
  });

  it('blocks an address that differs by a slip', () => {
    const at = constant + 9;
    const typo = first.slice(0, at) + (first[at] === '7' ? '8' : '7') + first.slice(at + 1);
    expect(trusted.find(typo)).toMatchObject({ level: 'block', anchor: first });
    const early = `${first.slice(0, constant)}${first[constant] === '7' ? '8' : '7'}${first.slice(constant + 1)}`;
    expect(trusted.find(early)).toMatchObject({ level: 'block', anchor: first });
  });

  it('does not count the constant start', () => {
    expect(look(symbol, forge(first, constant, 0, 0), [first])).toBeNull();
  });

  it('never flags a trusted address, also where it resembles another trusted one', () => {
    const twin = forge(first, constant, 6, 6);
    expect(look(symbol, twin, [first, twin])).toBeNull();
  });

  it('compares everything with what nobody trusts, and trusts nothing for being that', () => {
    const twin = forge(first, constant, 6, 6);
    const paid = withPaid(symbol, [], [first]);
    expect(paid.find(twin)).toMatchObject({ level: 'block', anchor: first });
    expect(paid.find(first)).toBeNull();
    expect(withPaid(symbol, [], [first, twin]).find(twin)).toMatchObject({ level: 'block', anchor: first });
    // Where a list names the forgery in the place of the real one, what was paid before still tells them apart.
    expect(withPaid(symbol, [twin], [first]).find(twin)).toMatchObject({ level: 'block', anchor: first });
    expect(withPaid(symbol, [first], [first]).find(first)).toBeNull();
  });

  it.each([100, 1_000, 10_000])('leaves honest strangers alone among %i anchors', (count) => {
    const some = count === anchors.length ? trusted : among(symbol, anchors.slice(0, count));
    const flagged = Array.from({ length: 1_000 }, (_, i) => some.find(addressOn(symbol, `stranger ${i}`)));
    expect(flagged.filter((found) => found !== null).length).toBeLessThan(20);
    expect(flagged.filter((found) => found?.level === 'block')).toEqual([]);
  });

  it('blocks every forgery of both ends, whatever the address', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 4, max: 10 }),
        fc.integer({ min: 4, max: 10 }),
        (seed, head, tail) => {
          const real = addressOn(symbol, seed);
          expect(look(symbol, forge(real, constant, head, tail), [real])?.level).toBe('block');
        },
      ),
    );
  });
});

/** What a forger has to find: the same characters at both ends, the checksum among them, and another account. */
function forgeTon(real: string, head: number, tail: number): string {
  const bytes = base64url.decode(real);
  const [from, to] = [Math.ceil(((2 + head) * 6) / 8), 36 - Math.ceil((tail * 6) / 8)];
  const own = Uint8Array.from(bytes, (byte, at) => (at >= from && at < to ? byte ^ 0x55 : byte));
  for (let guess = 0; guess < 0x10000; guess += 1) {
    own.set([guess >> 8, guess & 0xff], 14);
    const text = encodeTon({ tag: nonBounceable, workchain: 0, hash: own.subarray(2, 34) });
    if (text.startsWith(real.slice(0, 2 + head)) && text.endsWith(real.slice(-tail))) return text;
  }
  throw new Error('There is one for every checksum');
}

describe('on TON', () => {
  const anchors = Array.from({ length: 10_000 }, (_, i) => addressOn('TON', `anchor ${i}`));
  const trusted = among('TON', anchors);
  const [first = ''] = anchors;

  it.each([
    [3, 4],
    [4, 4],
    [5, 4],
    [6, 6],
  ])('blocks %i and %i characters, in every spelling', (head, tail) => {
    const forged = forgeTon(first, head, tail);
    expect(checkAddress('TON', forged)).toMatchObject({ ok: true, normalized: forged });
    const bytes = base64url.decode(forged);
    const bounceable = encodeTon({ tag: 0x11, workchain: 0, hash: bytes.subarray(2, 34) });
    const raw = `0:${hex.encode(bytes.subarray(2, 34))}`;
    for (const text of [forged, bounceable, raw])
      expect(trusted.find(text)).toMatchObject({ level: 'block', anchor: first });
  });

  it('takes another spelling of a trusted account for the same', () => {
    const hash = base64url.decode(first).subarray(2, 34);
    const others = [encodeTon({ tag: 0x11, workchain: 0, hash }), `0:${hex.encode(hash)}`];
    expect(others.map((text) => look('TON', text, [first]))).toEqual([null, null]);
  });

  it('leaves honest strangers alone', () => {
    const flagged = Array.from({ length: 1_000 }, (_, i) => trusted.find(addressOn('TON', `stranger ${i}`)));
    expect(flagged.filter((found) => found !== null).length).toBeLessThan(20);
    expect(flagged.filter((found) => found?.level === 'block')).toEqual([]);
  });
});

describe('on EOS, where names are chosen', () => {
  const names = ['acmetreasury', 'acme.payroll', 'bitlendhotx1', 'marketmaker5', 'gm.warehouse'];

  it.each([
    ['a letter for another that looks alike', 'acmetreasury', 'acmetreasurv'],
    ['1 for l', 'acme.payroll', 'acme.payro1l'],
    ['every l by 1', 'acme.payroll', 'acme.payro11'],
    ['i for 1', 'bitlendhotx1', 'bitlendhotxi'],
    ['two letters that changed places', 'marketmaker5', 'markemtaker5'],
    ['a letter left out', 'acmetreasury', 'acmetresury'],
    ['a letter at the end', 'acme.payroll', 'acme.payrol'],
    ['rn for m', 'gm.warehouse', 'grn.warehous'],
  ])('blocks %s', (_, real, forged) => {
    expect(look('EOS', forged, names)).toMatchObject({ level: 'block', anchor: real });
  });

  it.each(['acmeholdings', 'northbooking', 'binancecleos', 'abc', 'a', ...names])(
    'leaves %s alone',
    (name) => {
      expect(look('EOS', name, names)).toBeNull();
    },
  );

  it('notes a name that ends in the same word', () => {
    expect(look('EOS', 'northpayroll', names)).toMatchObject({ level: 'note', anchor: 'acme.payroll' });
  });

  it('leaves honest strangers alone among ten thousand', () => {
    const trusted = among(
      'EOS',
      Array.from({ length: 10_000 }, (_, i) => addressOn('EOS', `anchor ${i}`)),
    );
    const flagged = Array.from({ length: 1_000 }, (_, i) => trusted.find(addressOn('EOS', `stranger ${i}`)));
    expect(flagged.filter((found) => found !== null).length).toBeLessThan(20);
  });
});

it('blocks the pair by which fifty million dollars were stolen in December 2025', () => {
  // Published as 0xbaf4…F8B5 and 0xBaFF…f8b5: three characters and four, case aside. The middles are made up.
  const paid = `0xbaf4${'1d93c05e'.repeat(4)}F8B5`.toLowerCase();
  const forged = `0xBaFF${'60e27a4c'.repeat(4)}f8b5`.toLowerCase();
  const book = Array.from({ length: 9_999 }, (_, i) => addressOn('ETH', `entry ${i}`));
  expect(look('ETH', forged, [...book, paid])).toEqual({ level: 'block', anchor: paid, head: 5, tail: 4 });
});

it('blocks witnesses whose shortened forms are the same', () => {
  const [paid, forged] = [`bc1qw508d6${'q'.repeat(26)}v8f3t4`, `bc1qw5${'p'.repeat(30)}v8f3t4`];
  expect(look('BTC', forged, [paid])?.level).toBe('block');
  const [home, other] = [`cosmos1fl4${'q'.repeat(29)}9v8f3t`, `cosmos1${'p'.repeat(32)}9v8f3t`];
  expect(look('ATOM', other, [home])?.level).toBe('block');
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

it('takes an X-address for the account that is in it', () => {
  const packed = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
  expect(look('XRP', packed, ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'])).toBeNull();
  expect(look('XRP', 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk58', [packed])).toMatchObject({ level: 'block' });
});

it('points at the nearest of several', () => {
  const real = addressOn('ETH', 'x');
  const near = forge(real, 2, 7, 7);
  expect(look('ETH', real, [forge(real, 2, 4, 4), near, forge(real, 2, 5, 5)])?.anchor).toBe(near);
});

it('gives back what the anchor came from', () => {
  const entry = { label: 'Treasury', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
  const found = lookAlike('ETH', forge(entry.address, 2, 5, 5), [entry], ({ address }) => address);
  expect(found?.anchor).toBe(entry);
});

it('trusts nothing but what it was given: what was asked about never becomes an anchor', () => {
  const [real, stranger] = [addressOn('ETH', 'real'), addressOn('ETH', 'stranger')];
  const trusted = among('ETH', [real]);
  expect(trusted.find(stranger)).toBeNull();
  expect(trusted.find(forge(stranger, 2, 8, 8))).toBeNull();
  expect(trusted.find(forge(real, 2, 8, 8))?.anchor).toBe(real);
});

it.each([
  ['NOPE', 'rN7n7otQDd6FczFgLdlqtyMVrn3NnrcVcM'],
  ['ETH', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
  ['ETH', ''],
  ['ETH', 'a'.repeat(100_000)],
  ['SOL', '1'.repeat(100_000)],
  ['XRP', 'r'.repeat(100_000)],
])('has nothing to say of what is no address on %s', (symbol, text) => {
  expect(look(symbol, text, [text, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '⚠'])).toBeNull();
});
